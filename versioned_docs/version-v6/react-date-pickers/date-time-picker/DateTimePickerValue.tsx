import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimePickerValue() {
  const [unloading, setUnloading] = useState<Dayjs | null>(dayjs('2026-03-16T06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DateTimePicker label="Loading (uncontrolled)" defaultValue={dayjs('2026-03-14T15:00')} />
        <DateTimePicker
          label="Unloading (controlled)"
          value={unloading}
          onChange={(newValue) => setUnloading(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
