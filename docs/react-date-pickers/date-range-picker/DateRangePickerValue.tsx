import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateRangePickerValue() {
  const [range, setRange] = useState<DateRange<Dayjs>>([dayjs('2026-07-10'), dayjs('2026-07-14')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Uncontrolled"
          defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        />
        <DateRangePicker
          label="Controlled"
          value={range}
          onChange={(newValue) => setRange(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
