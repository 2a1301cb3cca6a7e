import { useState } from 'react';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FIRST_DAY, LAST_DAY } from './data';
import type { Period } from './figures';

interface OwnPeriodProps {
  period: Period;
  onApply: (period: Period) => void;
}

/** A range of two dates. */
export default function OwnPeriod({ period, onApply }: OwnPeriodProps) {
  const [from, setFrom] = useState<Dayjs | null>(period.from);
  const [to, setTo] = useState<Dayjs | null>(period.to);
  const isValid =
    from?.isValid() &&
    to?.isValid() &&
    !from.isBefore(FIRST_DAY, 'day') &&
    !from.isAfter(to, 'day') &&
    !to.isAfter(LAST_DAY, 'day');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: 250, maxWidth: '100%' }}>
        <DatePicker
          label="From"
          value={from}
          onChange={setFrom}
          minDate={FIRST_DAY}
          maxDate={to?.isValid() ? to : LAST_DAY}
        />
        <DatePicker
          label="To"
          value={to}
          onChange={setTo}
          minDate={from?.isValid() ? from : FIRST_DAY}
          maxDate={LAST_DAY}
        />
        <Button
          variant="contained"
          disabled={!isValid}
          onClick={() => from && to && onApply({ from, to })}
        >
          Show
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
