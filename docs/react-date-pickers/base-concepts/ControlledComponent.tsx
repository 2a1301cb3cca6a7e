// preview-start
import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ControlledComponent() {
  const [pickupDate, setPickupDate] = useState<Dayjs | null>(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Pickup date" value={pickupDate} onChange={setPickupDate} />
    </LocalizationProvider>
  );
}
// preview-end
