import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const components = {
  OpenPickerIcon: EventRepeatIcon,
  LeftArrowIcon: KeyboardDoubleArrowLeftIcon,
  RightArrowIcon: KeyboardDoubleArrowRightIcon,
};
// preview-end

export default function PickerIcons() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next service"
        value={day}
        onChange={setDay}
        components={components}
        renderInput={(params) => <TextField {...params} />}
      />
    </LocalizationProvider>
  );
}
