import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-04T09:00'), dayjs('2026-05-06T18:00')];
const props = {
  slots: { field: SingleInputDateTimeRangeField },
  format: 'MMM D, HH:mm',
  ampm: false,
};

export default function FormPropsDateTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          {...props}
          label="Exhibition (disabled)"
          defaultValue={range}
          disabled
        />
        <DateTimeRangePicker
          {...props}
          label="Night train (read-only)"
          defaultValue={range}
          readOnly
        />
        <DateTimeRangePicker {...props} label="Planned outage (name)" name="outage" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
