import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// preview-start
function OneButtonBar({ onAccept }: PickersActionBarProps) {
  return (
    <DialogActions>
      <Button variant="contained" onClick={onAccept}>
        Book this day
      </Button>
    </DialogActions>
  );
}
// preview-end

export default function ActionBarComponent() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        value={day}
        onChange={setDay}
        components={{ ActionBar: OneButtonBar }}
        renderInput={(params) => <TextField {...params} />}
      />
    </LocalizationProvider>
  );
}
