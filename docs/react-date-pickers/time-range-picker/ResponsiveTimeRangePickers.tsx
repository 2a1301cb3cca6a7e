import Stack from '@mui/material/Stack';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-03-14T09:00'), dayjs('2026-03-14T17:30')];

export default function ResponsiveTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker label="Responsive" defaultValue={range} />
        <DesktopTimeRangePicker label="Desktop" defaultValue={range} />
        <MobileTimeRangePicker label="Mobile" defaultValue={range} />
      </Stack>
    </LocalizationProvider>
  );
}
