import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-22');

export default function ResponsiveDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, width: 260 }}>
          <DatePicker label="Responsive" defaultValue={departure} />
          <DesktopDatePicker label="Desktop" defaultValue={departure} />
          <MobileDatePicker label="Mobile" defaultValue={departure} />
        </Box>
        <StaticDatePicker
          defaultValue={departure}
          localeText={{ toolbarTitle: 'Static' }}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
