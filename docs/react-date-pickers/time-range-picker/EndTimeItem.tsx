import { createContext, useContext } from 'react';
import { DigitalClockItem, type DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import type { Dayjs } from 'dayjs';

/** Start of the meeting while its end is being chosen, otherwise `null`. */
export const MeetingStart = createContext<Dayjs | null>(null);

function formatDuration(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

export function EndTimeItem(props: DigitalClockItemProps) {
  const start = useContext(MeetingStart);
  const duration: number = start ? props.itemValue.diff(start, 'minute') : 0;

  return (
    <DigitalClockItem {...props}>
      {duration > 0
        ? `${props.formattedValue} (${formatDuration(duration)})`
        : props.formattedValue}
    </DigitalClockItem>
  );
}
