import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses as classes,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const TicketDay = styled(DateRangePickerDay)(({ theme }) => ({
  [`&.${classes.rangeIntervalDayHighlight}`]: {
    backgroundColor: alpha(theme.palette.success.main, 0.24),
    borderRadius: 0,
    [`& .${classes.day}`]: {
      color: theme.palette.text.primary,
    },
  },
  [`&.${classes.rangeIntervalDayHighlightStart}`]: {
    borderStartStartRadius: 6,
    borderEndStartRadius: 6,
  },
  [`&.${classes.rangeIntervalDayHighlightEnd}`]: {
    borderStartEndRadius: 6,
    borderEndEndRadius: 6,
  },
  [`& .${classes.day}.Mui-selected`]: {
    backgroundColor: theme.palette.success.main,
    color: theme.palette.success.contrastText,
    borderRadius: 6,
  },
}));

export default function CustomDateRangePickerDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2026-06-12'), dayjs('2026-06-18')]}
          slots={{ day: TicketDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
