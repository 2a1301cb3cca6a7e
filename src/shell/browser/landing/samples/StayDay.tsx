import { createContext, useContext } from 'react';
import { styled } from '@mui/material/styles';
import type { Dayjs } from 'dayjs';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

/** Arrival and departure. */
export type Stay = readonly [Dayjs | null, Dayjs | null];

export const StayContext = createContext<Stay>([null, null]);

interface RibbonDayProps extends PickersDayProps {
  readonly ribbon: 'start' | 'middle' | 'end' | null;
}

const RibbonDay = styled(PickersDay, {
  shouldForwardProp: (prop) => prop !== 'ribbon',
})<RibbonDayProps>(({ theme, ribbon }) => {
  const { main } = (theme.vars ?? theme).palette.primary;
  return {
    paddingInline: 20,
    ...(ribbon && { borderRadius: 0 }),
    ...(ribbon === 'start' && { borderStartStartRadius: 18, borderEndStartRadius: 18 }),
    ...(ribbon === 'end' && { borderStartEndRadius: 18, borderEndEndRadius: 18 }),
    ...(ribbon === 'middle' && {
      backgroundColor: `color-mix(in srgb, ${main} 16%, transparent)`,
      ...theme.applyStyles('dark', {
        backgroundColor: `color-mix(in srgb, ${main} 32%, transparent)`,
      }),
    }),
  };
});

/** A day of the sample. The nights of the stay are a ribbon from arrival to departure. */
export function StayDay(props: PickersDayProps) {
  const [arrival, departure] = useContext(StayContext);
  const { day } = props;
  const isStart = departure !== null && day.isSame(arrival, 'day');
  const isEnd = day.isSame(departure, 'day');
  const isBetween = arrival !== null && departure !== null && day > arrival && day < departure;
  return (
    <RibbonDay
      {...props}
      disableMargin
      selected={day.isSame(arrival, 'day') || isEnd}
      ribbon={isStart ? 'start' : isEnd ? 'end' : isBetween ? 'middle' : null}
    />
  );
}
