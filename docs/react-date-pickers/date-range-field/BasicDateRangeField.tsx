import Stack from '@mui/material/Stack';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDateRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Sick leave"
          defaultValue={[dayjs('2026-03-02'), dayjs('2026-03-06')]}
        />
        <MultiInputDateRangeField
          defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Check-in' : 'Check-out',
            }),
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
