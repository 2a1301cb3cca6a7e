import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeFieldValue() {
  const [resolved, setResolved] = useState<Dayjs | null>(dayjs('2026-03-14T17:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DateTimeField label="Reported (uncontrolled)" defaultValue={dayjs('2026-03-14T15:05')} />
        <DateTimeField
          label="Resolved (controlled)"
          value={resolved}
          onChange={(newValue) => setResolved(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
