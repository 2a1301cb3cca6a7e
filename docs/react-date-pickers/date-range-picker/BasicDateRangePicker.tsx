import { useState } from 'react';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BasicDateRangePicker() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-07-10'), dayjs('2026-07-14')]);
  const isWide = useMediaQuery('(width >= 900px)', { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        {/* preview-start */}
        <DateRangePicker
          label="Arrival – departure"
          value={stay}
          onChange={(newStay) => setStay(newStay)}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        {/* preview-end */}
        {/* What the picker opens, to be seen without a click. */}
        <DateRangeCalendar
          value={stay}
          onChange={(newStay) => setStay(newStay)}
          calendars={isWide ? 2 : 1}
        />
      </Stack>
    </LocalizationProvider>
  );
}
