import EditCalendarRoundedIcon from '@mui/icons-material/EditCalendarRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';

const SquareButton = styled(IconButton)(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
}));

const SquareDay = styled(PickersDay)(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
}));

export default function CustomSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Submission deadline"
        slots={{
          openPickerIcon: EditCalendarRoundedIcon,
          openPickerButton: SquareButton,
          day: SquareDay,
        }}
        slotProps={{
          openPickerIcon: { fontSize: 'small' },
          openPickerButton: { color: 'primary' },
          textField: { variant: 'filled' },
        }}
      />
    </LocalizationProvider>
  );
}
