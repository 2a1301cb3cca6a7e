import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeFieldValue() {
  const [clockOut, setClockOut] = useState<Dayjs | null>(dayjs('2026-03-13T16:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <TimeField label="Clock in (uncontrolled)" defaultValue={dayjs('2026-03-13T08:05')} />
        <TimeField
          label="Clock out (controlled)"
          value={clockOut}
          onChange={(newValue) => setClockOut(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
