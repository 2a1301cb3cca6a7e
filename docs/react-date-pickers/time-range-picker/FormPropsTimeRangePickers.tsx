import Stack from '@mui/material/Stack';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-03-14T09:00'), dayjs('2026-03-14T17:30')];

export default function FormPropsTimeRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker label="Lunch break (disabled)" defaultValue={range} disabled />
        <TimeRangePicker label="Core hours (read-only)" defaultValue={range} readOnly />
        <TimeRangePicker label="Your shift (name)" name="shift" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
