import Stack from '@mui/material/Stack';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDateTimeRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField
          label="Maintenance window"
          format="MMM D, HH:mm"
          defaultValue={[dayjs('2026-03-14T22:00'), dayjs('2026-03-15T04:00')]}
        />
        <MultiInputDateTimeRangeField
          defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-06T18:00')]}
          slotProps={{
            root: { direction: { xs: 'column', sm: 'row' } },
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({ label: position === 'start' ? 'Hand-over' : 'Return' }),
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
