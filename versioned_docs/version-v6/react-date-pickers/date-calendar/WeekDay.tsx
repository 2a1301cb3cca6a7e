import { createContext, useContext, type ComponentType } from 'react';
import { styled } from '@mui/material/styles';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { Dayjs } from 'dayjs';

interface WeekContextValue {
  selected: Dayjs | null;
  hovered: Dayjs | null;
}

export const WeekContext = createContext<WeekContextValue>({ selected: null, hovered: null });

const isSameWeek = (day: Dayjs, other: Dayjs | null) =>
  other !== null && day.startOf('week').isSame(other.startOf('week'), 'day');

interface RibbonDayProps extends PickersDayProps<Dayjs> {
  inSelectedWeek: boolean;
  inHoveredWeek: boolean;
}

const RibbonDay = styled(PickersDay, {
  shouldForwardProp: (prop) => prop !== 'inSelectedWeek' && prop !== 'inHoveredWeek',
})<RibbonDayProps>(({ theme, inSelectedWeek, inHoveredWeek, day }) => {
  const weekday: number = day.day();
  const isFilled = inSelectedWeek || inHoveredWeek;
  return {
    ...(isFilled && { borderRadius: 0 }),
    ...(isFilled && weekday === 0 && { borderStartStartRadius: 18, borderEndStartRadius: 18 }),
    ...(isFilled && weekday === 6 && { borderStartEndRadius: 18, borderEndEndRadius: 18 }),
    ...(inHoveredWeek && { backgroundColor: theme.palette.action.hover }),
    ...(inSelectedWeek && {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
      '&:hover, &:focus': { backgroundColor: theme.palette.primary.main },
    }),
  };
}) as ComponentType<RibbonDayProps>;

export function WeekDay(props: PickersDayProps<Dayjs>) {
  const { selected, hovered } = useContext(WeekContext);
  const day: Dayjs = props.day;

  return (
    <RibbonDay
      {...props}
      disableMargin
      selected={false}
      sx={{ px: 2.5 }}
      inSelectedWeek={isSameWeek(day, selected)}
      inHoveredWeek={isSameWeek(day, hovered)}
    />
  );
}
