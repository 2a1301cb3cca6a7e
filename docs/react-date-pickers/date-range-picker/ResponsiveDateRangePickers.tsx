import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-07-10'), dayjs('2026-07-14')];

export default function ResponsiveDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 640, mx: 'auto' }}>
        <DateRangePicker label="Responsive" defaultValue={range} />
        <DesktopDateRangePicker label="Desktop" defaultValue={range} />
        <MobileDateRangePicker label="Mobile" defaultValue={range} />
        <StaticDateRangePicker
          defaultValue={range}
          localeText={{ toolbarTitle: 'Static' }}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            maxWidth: '100%',
            [`.${pickersLayoutClasses.contentWrapper}`]: { alignItems: 'center' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
