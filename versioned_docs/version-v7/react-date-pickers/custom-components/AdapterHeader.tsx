import { useContext } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { MuiPickersAdapterContext } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

const HeaderRoot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '8px 16px',
});

/** Works with every date library, because only the adapter touches dates. */
export function AdapterHeader<TDate extends PickerValidDate>({
  currentMonth,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps<TDate>) {
  const adapter = useContext(MuiPickersAdapterContext)?.utils;
  const translations = usePickersTranslations();

  if (!adapter) {
    return null;
  }
  const moveBy = (months: number) =>
    onMonthChange(adapter.addMonths(currentMonth, months), months > 0 ? 'left' : 'right');

  return (
    <HeaderRoot>
      <IconButton aria-label={translations.previousMonth} onClick={() => moveBy(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography id={labelId} variant="body2" aria-live="polite">
        {adapter.format(currentMonth, 'month')} {adapter.format(currentMonth, 'year')}
      </Typography>
      <IconButton aria-label={translations.nextMonth} onClick={() => moveBy(1)}>
        <ChevronRightIcon />
      </IconButton>
    </HeaderRoot>
  );
}
