import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PlaygroundDemoProps, PlaygroundOptions } from '@site/src/demos/browser/playground';
import dayjs from 'dayjs';

export const options: PlaygroundOptions = {
  imports: [
    "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
    "import dayjs from 'dayjs';",
  ],
  around: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
  given: ['label="Delivery date"', "defaultValue={dayjs('2026-03-14')}"],
  controls: [
    'disabled',
    'readOnly',
    'loading',
    'openTo',
    'orientation',
    'yearsOrder',
    'displayWeekNumber',
    'showDaysOutsideCurrentMonth',
    { name: 'fixedWeekNumber', min: 4, max: 6 },
    'disableHighlightToday',
    'closeOnSelect',
    'format',
    'formatDensity',
  ],
};

export default function DatePickerPlayground({ values }: PlaygroundDemoProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 320 }}>
        <DatePicker label="Delivery date" defaultValue={dayjs('2026-03-14')} {...values} />
      </Box>
    </LocalizationProvider>
  );
}
