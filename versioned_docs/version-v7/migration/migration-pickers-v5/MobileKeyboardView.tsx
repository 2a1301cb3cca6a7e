import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';
import { LayoutWithKeyboard } from './LayoutWithKeyboard';

export default function MobileKeyboardView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <MobileDatePicker
        label="Date of birth"
        defaultValue={dayjs('1987-09-23')}
        slots={{ layout: LayoutWithKeyboard }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
