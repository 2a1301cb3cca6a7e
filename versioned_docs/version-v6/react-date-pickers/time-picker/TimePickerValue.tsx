import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimePickerValue() {
  const [closing, setClosing] = useState<Dayjs | null>(dayjs('2026-03-14T18:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <TimePicker label="Opens (uncontrolled)" defaultValue={dayjs('2026-03-14T09:00')} />
        <TimePicker
          label="Closes (controlled)"
          value={closing}
          onChange={(newValue) => setClosing(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
