import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateFieldValue() {
  const [expiry, setExpiry] = useState<Dayjs | null>(dayjs('2031-02-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DateField label="Issued on (uncontrolled)" defaultValue={dayjs('2021-02-09')} />
        <DateField
          label="Expires on (controlled)"
          value={expiry}
          onChange={(newValue) => setExpiry(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
