import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const saleEnds = dayjs('2026-04-30');

export default function DateValidationMaxDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DatePicker
          label="Not after 30 April"
          defaultValue={dayjs('2026-05-14')}
          maxDate={saleEnds}
          views={['year', 'month', 'day']}
        />
        <DateTimePicker
          label="With a time"
          defaultValue={dayjs('2026-05-14T15:30')}
          maxDate={saleEnds}
        />
        <DateRangePicker
          slots={{ field: SingleInputDateRangeField }}
          label="Range"
          defaultValue={[dayjs('2026-04-28'), dayjs('2026-05-14')]}
          maxDate={saleEnds}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Range with times"
          defaultValue={[dayjs('2026-04-28T09:00'), dayjs('2026-05-14T17:00')]}
          maxDate={saleEnds}
        />
      </Stack>
    </LocalizationProvider>
  );
}
