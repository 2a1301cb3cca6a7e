import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HandoverTime() {
  const [handover, setHandover] = useState<Dayjs | null>(dayjs('2026-04-17T15:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimePicker
        label="Handover of the keys"
        value={handover}
        onChange={setHandover}
        renderInput={(params) => <TextField {...params} />}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
