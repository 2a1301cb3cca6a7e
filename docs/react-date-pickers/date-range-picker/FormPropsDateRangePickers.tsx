import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-07-10'), dayjs('2026-07-14')];

export default function FormPropsDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker label="Trade fair (disabled)" defaultValue={range} disabled />
        <DateRangePicker label="School holidays (read-only)" defaultValue={range} readOnly />
        <DateRangePicker label="Project phase (name)" name="stay" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
