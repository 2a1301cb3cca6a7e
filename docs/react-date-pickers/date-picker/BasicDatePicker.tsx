import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

// preview-start
export default function BasicDatePicker() {
  const [delivery, setDelivery] = useState<Dayjs | null>(dayjs('2026-05-22'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <DatePicker label="Delivery date" value={delivery} onChange={setDelivery} />
        {/* What the picker opens, to be seen without a click. */}
        <DateCalendar value={delivery} onChange={setDelivery} />
      </Stack>
    </LocalizationProvider>
  );
}
// preview-end
