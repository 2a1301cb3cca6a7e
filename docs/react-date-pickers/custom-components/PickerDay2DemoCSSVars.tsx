import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2, pickerDay2Classes } from '@mui/x-date-pickers/PickerDay2';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function PickerDay2DemoCSSVars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-03-14')}
        showDaysOutsideCurrentMonth
        slots={{ day: PickerDay2 }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        sx={{
          [`& .${pickerDay2Classes.root}`]: {
            '--PickerDay-size': '28px',
            '--PickerDay-horizontalMargin': '6px',
          },
        }}
      />
    </LocalizationProvider>
  );
}
