import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const period = {
  format: 'MMM D, HH:mm',
  ampm: false,
  defaultValue: [dayjs('2026-05-04T09:00'), dayjs('2026-05-06T18:00')] as [Dayjs, Dayjs],
};

export default function FormPropsDateTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {/* preview-start */}
        <DateTimeRangePicker label="Exhibition (disabled)" {...period} disabled />
        <DateTimeRangePicker label="Night train (read-only)" {...period} readOnly />
        <DateTimeRangePicker label="Planned outage (name)" {...period} name="outage" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
