import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isSunday = (day: Dayjs) => day.day() === 0;

export default function RentalLimits() {
  const [pickUp, setPickUp] = useState<Dayjs | null>(dayjs('2026-04-17T15:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimePicker
        label="Pick up the van"
        value={pickUp}
        onChange={setPickUp}
        minDateTime={dayjs('2026-04-14T12:00')}
        maxDateTime={dayjs('2026-05-14T12:00')}
        shouldDisableDate={isSunday}
        minutesStep={30}
        renderInput={(params) => <TextField {...params} />}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
