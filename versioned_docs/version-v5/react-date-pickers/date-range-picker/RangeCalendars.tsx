import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type DateRange, DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RangeCalendars() {
  const [season, setSeason] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-01'),
    dayjs('2026-07-15'),
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangePicker
        calendars={3}
        value={season}
        onChange={setSeason}
        minDate={dayjs('2026-04-01')}
        maxDate={dayjs('2026-10-31')}
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
