import { useState } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

// preview-start
export default function BasicDateRangePicker() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-07-10'), dayjs('2026-07-14')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Arrival – departure"
        value={stay}
        onChange={(newStay) => setStay(newStay)}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
// preview-end
