import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeClockValue() {
  const [dose, setDose] = useState<Dayjs | null>(dayjs('2026-03-14T08:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Uncontrolled</Typography>
          <TimeClock defaultValue={dayjs('2026-03-14T08:30')} />
        </div>
        <div>
          <Typography variant="overline">Controlled: {dose?.format('h:mm A')}</Typography>
          <TimeClock value={dose} onChange={(newValue) => setDose(newValue)} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
