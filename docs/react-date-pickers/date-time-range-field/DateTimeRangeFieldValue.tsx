import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangeFieldValue() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-03-14T22:00'),
    dayjs('2026-03-15T04:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField
          label="Uncontrolled"
          format="MMM D, HH:mm"
          defaultValue={[dayjs('2026-03-14T22:00'), dayjs('2026-03-15T04:00')]}
        />
        <SingleInputDateTimeRangeField
          label="Controlled"
          format="MMM D, HH:mm"
          value={range}
          onChange={(newValue) => setRange(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
