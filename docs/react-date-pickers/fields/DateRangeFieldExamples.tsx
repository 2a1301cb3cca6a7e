import Stack from '@mui/material/Stack';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const crossing: [Dayjs, Dayjs] = [dayjs('2026-06-03T07:15'), dayjs('2026-06-05T18:40')];

const slotProps = {
  textField: ({ position }: { position?: 'start' | 'end' }) => ({
    label: position === 'start' ? 'Departure' : 'Arrival',
  }),
};

export default function DateRangeFieldExamples() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 560 }}>
        <SingleInputDateRangeField label="Days" defaultValue={crossing} />
        <MultiInputDateRangeField defaultValue={crossing} slotProps={slotProps} />
        <SingleInputTimeRangeField label="Times" defaultValue={crossing} />
        <MultiInputTimeRangeField defaultValue={crossing} slotProps={slotProps} />
        <SingleInputDateTimeRangeField label="Days and times" defaultValue={crossing} />
        <MultiInputDateTimeRangeField defaultValue={crossing} slotProps={slotProps} />
      </Stack>
    </LocalizationProvider>
  );
}
