import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { ActionList } from './ActionList';

export default function MovingActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-03-14')}
          slots={{ actionBar: ActionList }}
          slotProps={{
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.actionBar}`]: { gridColumn: 1, gridRow: 2 },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
