import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DatePickerValue() {
  const [dueDate, setDueDate] = useState<Dayjs | null>(dayjs('2026-04-30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker label="Invoice date (uncontrolled)" defaultValue={dayjs('2026-03-31')} />
        <DatePicker
          label="Due date (controlled)"
          value={dueDate}
          onChange={(newValue) => setDueDate(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
