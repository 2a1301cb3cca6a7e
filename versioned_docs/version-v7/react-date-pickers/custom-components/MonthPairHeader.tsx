import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import type { Dayjs } from 'dayjs';

const HeaderRoot = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px 1fr 40px',
  alignItems: 'center',
  justifyItems: 'center',
  padding: '8px 16px 0',
});

/** One arrow before the first month and one after the last, each moving by all visible months. */
export function MonthPairHeader({
  calendars,
  currentMonth: current,
  labelId,
  month: shown,
  monthIndex,
  onMonthChange,
}: PickersRangeCalendarHeaderProps<Dayjs>) {
  return (
    <HeaderRoot>
      {monthIndex === 0 ? (
        <IconButton
          aria-label={`${calendars} months back`}
          onClick={() => onMonthChange(current.subtract(calendars, 'month'), 'right')}
        >
          <ChevronLeftIcon />
        </IconButton>
      ) : (
        <span />
      )}
      <Typography id={labelId} variant="body2" aria-live="polite">
        {shown.format('MMMM YYYY')}
      </Typography>
      {monthIndex === calendars - 1 && (
        <IconButton
          aria-label={`${calendars} months on`}
          onClick={() => onMonthChange(current.add(calendars, 'month'), 'left')}
        >
          <ChevronRightIcon />
        </IconButton>
      )}
    </HeaderRoot>
  );
}
