import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { holidays } from './holidays';

// On phones, the shortcuts are above the calendar.
const layout = {
  sx: {
    [`& .${pickersLayoutClasses.shortcuts}`]: {
      gridColumn: { xs: '1 / 4', sm: 1 },
      gridRow: { xs: 1, sm: 2 },
      display: { xs: 'flex', sm: 'block' },
      flexWrap: 'wrap',
      maxWidth: 320,
      '& li': { width: { xs: 'auto', sm: '100%' }, px: { xs: 0.5, sm: 2 } },
    },
  },
};

export default function BasicShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-01')}
          slotProps={{ shortcuts: { items: holidays }, actionBar: { actions: [] }, layout }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
