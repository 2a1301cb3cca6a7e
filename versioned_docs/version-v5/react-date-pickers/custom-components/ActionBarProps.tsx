import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ActionBarProps() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Reminder"
        value={day}
        onChange={setDay}
        componentsProps={{ actionBar: { actions: ['clear', 'today'] } }}
        renderInput={(params) => <TextField {...params} />}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
