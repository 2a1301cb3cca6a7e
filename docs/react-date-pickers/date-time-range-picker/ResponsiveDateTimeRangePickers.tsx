import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const props = {
  format: 'MMM D, HH:mm',
  ampm: false,
  defaultValue: [dayjs('2026-05-04T09:00'), dayjs('2026-05-06T18:00')] as [Dayjs, Dayjs],
};

export default function ResponsiveDateTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker label="Responsive" {...props} />
        <DesktopDateTimeRangePicker label="Desktop" {...props} />
        <MobileDateTimeRangePicker label="Mobile" {...props} />
      </Stack>
    </LocalizationProvider>
  );
}
