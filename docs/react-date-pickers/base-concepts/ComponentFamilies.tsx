import Box from '@mui/material/Box';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const start = dayjs('2026-03-14T14:30');
const end = dayjs('2026-03-16T11:00');

export default function ComponentFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          maxWidth: 720,
          gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' },
        }}
      >
        <DateField label="Date" defaultValue={start} />
        <SingleInputDateRangeField label="Date range (Pro)" defaultValue={[start, end]} />
        <TimeField label="Time" defaultValue={start} />
        <SingleInputTimeRangeField label="Time range (Pro)" defaultValue={[start, end]} />
        <DateTimeField label="Date and time" defaultValue={start} />
        <SingleInputDateTimeRangeField
          label="Date and time range (Pro)"
          defaultValue={[start, end]}
        />
      </Box>
    </LocalizationProvider>
  );
}
