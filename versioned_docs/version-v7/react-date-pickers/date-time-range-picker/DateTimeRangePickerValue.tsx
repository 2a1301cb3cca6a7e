import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangePickerValue() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-04T09:00'),
    dayjs('2026-05-06T18:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Uncontrolled"
          format="MMM D, HH:mm"
          ampm={false}
          defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-06T18:00')]}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Controlled"
          format="MMM D, HH:mm"
          ampm={false}
          value={range}
          onChange={(newValue) => setRange(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
