import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearableProp() {
  const [timesCleared, setTimesCleared] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DesktopDatePicker
          label="Follow-up visit"
          defaultValue={dayjs('2026-06-09')}
          slotProps={{
            field: { clearable: true, onClear: () => setTimesCleared((count) => count + 1) },
          }}
        />
        <Typography variant="body2" color="text.secondary" role="status">
          Cleared {timesCleared} {timesCleared === 1 ? 'time' : 'times'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
