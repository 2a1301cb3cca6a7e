import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MultiInputDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 552 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          slots={{ field: MultiInputDateTimeRangeField }}
          slotProps={{
            fieldRoot: { direction: { xs: 'column', sm: 'row' } },
            fieldSeparator: { sx: { display: { xs: 'none', sm: 'block' } } },
          }}
        />
        <DateTimeRangePicker
          label="Rental"
          format="MMM D, HH:mm"
          ampm={false}
          slots={{ field: SingleInputDateTimeRangeField }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
