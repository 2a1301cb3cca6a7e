import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { ActionList } from './ActionList';
import { TableLayout } from './TableLayout';

export default function AddComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-03-14')}
          localeText={{ toolbarTitle: 'Reserve a table' }}
          slots={{ layout: TableLayout, actionBar: ActionList }}
        />
      </Box>
    </LocalizationProvider>
  );
}
