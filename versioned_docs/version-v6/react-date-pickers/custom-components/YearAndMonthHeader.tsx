import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { Dayjs } from 'dayjs';

const HeaderRoot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '8px 16px',
});

export function YearAndMonthHeader({
  currentMonth: month,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps<Dayjs>) {
  return (
    <HeaderRoot>
      <Stack direction="row">
        <IconButton
          aria-label="Previous year"
          onClick={() => onMonthChange(month.subtract(1, 'year'), 'right')}
        >
          <KeyboardDoubleArrowLeftIcon />
        </IconButton>
        <IconButton
          aria-label="Previous month"
          onClick={() => onMonthChange(month.subtract(1, 'month'), 'right')}
        >
          <ChevronLeftIcon />
        </IconButton>
      </Stack>
      <Typography id={labelId} variant="body2" aria-live="polite">
        {month.format('MMMM YYYY')}
      </Typography>
      <Stack direction="row">
        <IconButton
          aria-label="Next month"
          onClick={() => onMonthChange(month.add(1, 'month'), 'left')}
        >
          <ChevronRightIcon />
        </IconButton>
        <IconButton
          aria-label="Next year"
          onClick={() => onMonthChange(month.add(1, 'year'), 'left')}
        >
          <KeyboardDoubleArrowRightIcon />
        </IconButton>
      </Stack>
    </HeaderRoot>
  );
}
