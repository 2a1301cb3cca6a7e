import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const handOver = dayjs('2026-05-04T09:00');

export default function ReferenceDateRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Rental"
          referenceDate={handOver}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
