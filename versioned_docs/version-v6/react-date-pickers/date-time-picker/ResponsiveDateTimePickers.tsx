import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-22T07:45');

export default function ResponsiveDateTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, width: 280 }}>
          <DateTimePicker label="Responsive" defaultValue={departure} />
          <DesktopDateTimePicker label="Desktop" defaultValue={departure} />
          <MobileDateTimePicker label="Mobile" defaultValue={departure} />
        </Box>
        <StaticDateTimePicker
          defaultValue={departure}
          localeText={{ toolbarTitle: 'Static' }}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
