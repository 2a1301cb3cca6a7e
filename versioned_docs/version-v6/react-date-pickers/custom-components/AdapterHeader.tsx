import { useContext } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MuiPickersAdapterContext } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { usePickerTexts } from './usePickerTexts';

const HeaderRoot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '8px 16px',
});

/** Works with every date library, because only the adapter touches dates. */
export function AdapterHeader<TDate>({
  currentMonth,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps<TDate>) {
  const adapter = useContext(MuiPickersAdapterContext)?.utils;
  const texts = usePickerTexts();

  if (!adapter) {
    return null;
  }
  const moveBy = (months: number) =>
    onMonthChange(adapter.addMonths(currentMonth, months), months > 0 ? 'left' : 'right');

  return (
    <HeaderRoot>
      <IconButton aria-label={texts.previousMonth} onClick={() => moveBy(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography id={labelId} variant="body2" aria-live="polite">
        {adapter.format(currentMonth, 'monthAndYear')}
      </Typography>
      <IconButton aria-label={texts.nextMonth} onClick={() => moveBy(1)}>
        <ChevronRightIcon />
      </IconButton>
    </HeaderRoot>
  );
}
