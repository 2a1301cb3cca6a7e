import AcUnitIcon from '@mui/icons-material/AcUnit';
import LightModeIcon from '@mui/icons-material/LightMode';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

function TitledTabs(props: DateTimePickerTabsProps) {
  return (
    <>
      <DateTimePickerTabs {...props} />
      <Box sx={{ bgcolor: 'action.selected', textAlign: 'center', py: 0.5, typography: 'caption' }}>
        Lift station, local time
      </Box>
    </>
  );
}

export default function Tabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2026-03-14T15:30')}
        slots={{ tabs: TitledTabs }}
        slotProps={{
          tabs: { hidden: false, dateIcon: <LightModeIcon />, timeIcon: <AcUnitIcon /> },
        }}
      />
    </LocalizationProvider>
  );
}
