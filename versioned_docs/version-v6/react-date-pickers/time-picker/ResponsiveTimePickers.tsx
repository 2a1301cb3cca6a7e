import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-22T07:45');

export default function ResponsiveTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, width: 260 }}>
          <TimePicker label="Responsive" defaultValue={departure} />
          <DesktopTimePicker label="Desktop" defaultValue={departure} />
          <MobileTimePicker label="Mobile" defaultValue={departure} />
        </Box>
        <StaticTimePicker
          defaultValue={departure}
          localeText={{ toolbarTitle: 'Static' }}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
