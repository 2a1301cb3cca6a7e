import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateRangeFieldValue() {
  const [range, setRange] = useState<DateRange<Dayjs>>([dayjs('2026-03-02'), dayjs('2026-03-06')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Uncontrolled"
          defaultValue={[dayjs('2026-03-02'), dayjs('2026-03-06')]}
        />
        <SingleInputDateRangeField
          label="Controlled"
          value={range}
          onChange={(newValue) => setRange(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
