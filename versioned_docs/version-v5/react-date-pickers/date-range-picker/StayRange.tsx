import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type DateRange, DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StayRange() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-04-17'), dayjs('2026-04-21')]);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Arrival', end: 'Departure' }}
    >
      {/* preview-start */}
      <DateRangePicker
        value={stay}
        onChange={setStay}
        renderInput={(startProps, endProps) => (
          <>
            <TextField {...startProps} />
            <Box sx={{ mx: 2 }}>to</Box>
            <TextField {...endProps} />
          </>
        )}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
