import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { holidays } from './holidays';
import { shortcutsAbove } from './shortcutsAbove';

export default function DisabledDatesShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          minDate={dayjs('2026-06-15')}
          referenceDate={dayjs('2026-06-15')}
          slotProps={{
            shortcuts: { items: holidays },
            actionBar: { actions: [] },
            layout: shortcutsAbove,
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
