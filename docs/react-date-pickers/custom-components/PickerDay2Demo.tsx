import Box from '@mui/material/Box';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function PickerDay2Demo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-03-14')}
          showDaysOutsideCurrentMonth
          slots={{ day: PickerDay2 }}
          slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        />
        <StaticDateRangePicker
          calendars={1}
          showDaysOutsideCurrentMonth
          defaultValue={[dayjs('2026-03-10'), dayjs('2026-03-18')]}
          slots={{ day: DateRangePickerDay2 }}
          slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
