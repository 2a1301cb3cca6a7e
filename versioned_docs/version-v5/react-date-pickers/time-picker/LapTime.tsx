import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function LapTime() {
  const [lap, setLap] = useState<Dayjs | null>(dayjs('2026-04-17T00:04:35'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <TimePicker
        ampm={false}
        label="Lap"
        views={['minutes', 'seconds']}
        openTo="minutes"
        inputFormat="mm:ss"
        value={lap}
        onChange={setLap}
        renderInput={(params) => <TextField {...params} />}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
