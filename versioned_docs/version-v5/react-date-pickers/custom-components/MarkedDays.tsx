import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';

const BUSY_DAYS = ['2026-04-14', '2026-04-22', '2026-04-23'];

export default function MarkedDays() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Visit"
        value={day}
        onChange={(next: Dayjs | null) => setDay(next)}
        renderDay={(date, _selectedDays, dayProps) => (
          <Badge
            key={date.toString()}
            variant="dot"
            color="secondary"
            invisible={!BUSY_DAYS.includes(date.format('YYYY-MM-DD'))}
          >
            <PickersDay {...dayProps} />
          </Badge>
        )}
        renderInput={(params) => <TextField {...params} />}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
