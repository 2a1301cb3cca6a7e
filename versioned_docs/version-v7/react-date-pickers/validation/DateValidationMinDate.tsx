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

const saleOpens = dayjs('2026-04-01');

export default function DateValidationMinDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DatePicker
          label="Not before 1 April"
          defaultValue={dayjs('2026-03-14')}
          minDate={saleOpens}
          views={['year', 'month', 'day']}
        />
        <DateTimePicker
          label="With a time"
          defaultValue={dayjs('2026-03-14T15:30')}
          minDate={saleOpens}
        />
        <DateRangePicker
          slots={{ field: SingleInputDateRangeField }}
          label="Range"
          defaultValue={[dayjs('2026-03-14'), dayjs('2026-04-02')]}
          minDate={saleOpens}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Range with times"
          defaultValue={[dayjs('2026-03-14T09:00'), dayjs('2026-04-02T17:00')]}
          minDate={saleOpens}
        />
      </Stack>
    </LocalizationProvider>
  );
}
