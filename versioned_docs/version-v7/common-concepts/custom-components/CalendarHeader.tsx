import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { DateCalendarSlots } from '@mui/x-date-pickers/DateCalendar';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PropsFromSlot } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

type SlotProps = PropsFromSlot<DateCalendarSlots<Dayjs>['calendarHeader']>;

export interface CalendarHeaderProps extends SlotProps {
  displayWeekNumber: boolean;
  setDisplayWeekNumber: (displayWeekNumber: boolean) => void;
}

export function CalendarHeader(props: CalendarHeaderProps) {
  const { displayWeekNumber, setDisplayWeekNumber, ...other } = props;

  return (
    <Stack>
      <FormControlLabel
        label="Week numbers"
        control={
          <Switch
            size="small"
            checked={displayWeekNumber}
            onChange={(event) => setDisplayWeekNumber(event.target.checked)}
          />
        }
        sx={{ marginInlineStart: 1 }}
      />
      <PickersCalendarHeader {...other} />
    </Stack>
  );
}
