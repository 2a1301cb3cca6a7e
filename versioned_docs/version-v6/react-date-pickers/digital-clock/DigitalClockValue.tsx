import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function DigitalClockValue() {
  const [tasting, setTasting] = useState<Dayjs | null>(dayjs('2026-03-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Controlled: {tasting?.format('h:mm A')}</Typography>
          <DigitalClock value={tasting} onChange={(newValue) => setTasting(newValue)} />
        </div>
        <div>
          <Typography variant="overline">Uncontrolled</Typography>
          <MultiSectionDigitalClock defaultValue={dayjs('2026-03-14T15:30')} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
