import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  renderDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

export default function DateTimeRangePickerViewRenderer() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Round clock"
          format="MMM D, HH:mm"
          ampm={false}
          viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="One list, every 20 minutes"
          timeSteps={{ minutes: 20 }}
          views={['day', 'hours']}
          format="MMM D, HH:mm"
          ampm={false}
          viewRenderers={{ hours: renderDigitalClockTimeView }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
