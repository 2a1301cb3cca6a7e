// preview-start
import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BasicDatePicker() {
  const [delivery, setDelivery] = useState<Dayjs | null>(dayjs('2026-05-22'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery date" value={delivery} onChange={setDelivery} />
    </LocalizationProvider>
  );
}
// preview-end
