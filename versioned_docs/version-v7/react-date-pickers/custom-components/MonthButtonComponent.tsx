import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const Stamp = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  margin: 2,
  width: 72,
  height: 36,
  background: 'none',
  border: `1px dashed ${theme.palette.text.secondary}`,
  borderRadius: 4,
  cursor: 'pointer',
  '&[aria-checked="true"]': {
    color: theme.palette.primary.contrastText,
    background: theme.palette.primary.main,
    borderStyle: 'solid',
  },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

export default function MonthButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        views={['month', 'day']}
        openTo="month"
        slots={{ monthButton: Stamp }}
      />
    </LocalizationProvider>
  );
}
