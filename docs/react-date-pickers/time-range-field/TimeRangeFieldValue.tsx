import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangeFieldValue() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-03-14T12:30'),
    dayjs('2026-03-14T14:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputTimeRangeField
          label="Uncontrolled"
          defaultValue={[dayjs('2026-03-14T12:30'), dayjs('2026-03-14T14:00')]}
        />
        <SingleInputTimeRangeField
          label="Controlled"
          value={range}
          onChange={(newValue) => setRange(newValue)}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
