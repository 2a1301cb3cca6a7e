import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { holidays } from './holidays';
import { shortcutsAbove } from './shortcutsAbove';

export default function BasicShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-01')}
          slotProps={{
            shortcuts: { items: holidays },
            actionBar: { actions: [] },
            layout: shortcutsAbove,
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
