import Box from '@mui/material/Box';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PlaygroundDemoProps, PlaygroundOptions } from '@site/src/demos/browser/playground';
import dayjs from 'dayjs';

export const options: PlaygroundOptions = {
  imports: [
    "import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';",
    "import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';",
    "import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';",
    "import dayjs from 'dayjs';",
  ],
  around: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
  given: ["defaultValue={[dayjs('2026-03-14'), dayjs('2026-03-17')]}"],
  controls: [
    {
      name: 'calendars',
      kind: 'number',
      description: 'Months that are shown at once.',
      default: 2,
      min: 1,
      max: 3,
    },
    'displayWeekNumber',
    'showDaysOutsideCurrentMonth',
    { name: 'fixedWeekNumber', min: 4, max: 6 },
    'disableDragEditing',
    'disableHighlightToday',
    'loading',
    'readOnly',
    'disabled',
  ],
  initial: { calendars: 1 },
};

export default function DateRangeCalendarPlayground({ values }: PlaygroundDemoProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2026-03-14'), dayjs('2026-03-17')]}
          calendars={1}
          {...values}
        />
      </Box>
    </LocalizationProvider>
  );
}
