import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangePickerValue() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-03-14T09:00'),
    dayjs('2026-03-14T17:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker
          label="Uncontrolled"
          defaultValue={[dayjs('2026-03-14T09:00'), dayjs('2026-03-14T17:30')]}
        />
        <TimeRangePicker
          label="Controlled"
          value={range}
          onChange={(newValue) => setRange(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
