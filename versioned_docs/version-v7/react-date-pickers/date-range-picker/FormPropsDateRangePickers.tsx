import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-07-10'), dayjs('2026-07-14')];
const slots = { field: SingleInputDateRangeField };

export default function FormPropsDateRangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker
          slots={slots}
          label="Trade fair (disabled)"
          defaultValue={range}
          disabled
        />
        <DateRangePicker
          slots={slots}
          label="School holidays (read-only)"
          defaultValue={range}
          readOnly
        />
        <DateRangePicker slots={slots} label="Project phase (name)" name="stay" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
