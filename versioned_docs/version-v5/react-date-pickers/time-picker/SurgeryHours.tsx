import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const FIRST = dayjs('2026-04-17T08:00');
const LAST = dayjs('2026-04-17T17:30');

export default function SurgeryHours() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-04-17T10:15'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <TimePicker
        label="Appointment"
        value={time}
        onChange={setTime}
        minTime={FIRST}
        maxTime={LAST}
        minutesStep={15}
        shouldDisableTime={(value, view) => view === 'hours' && value === 12}
        renderInput={(params) => <TextField {...params} helperText="8:00 to 17:30, not at noon" />}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
