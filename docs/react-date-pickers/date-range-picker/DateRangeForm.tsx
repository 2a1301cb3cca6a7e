import { type FormEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const openingDay = dayjs('2026-06-01');

const toIso = (day: Dayjs | null) => day?.format('YYYY-MM-DD');

const messages: Record<string, string> = {
  invalidDate: 'This date does not exist.',
  invalidRange: 'The departure is before the arrival.',
  minDate: 'The first day is June 1, 2026.',
};

/** The message for the first error, or `undefined` if there is none. */
function messageFor([start, end]: DateRangeValidationError) {
  const code = start ?? end;
  return code ? (messages[code] ?? 'Select other days.') : undefined;
}

export default function DateRangeForm() {
  const [range, setRange] = useState<DateRange<Dayjs>>([null, null]);
  const [errors, setErrors] = useState<DateRangeValidationError>([null, null]);
  const [isMissing, setIsMissing] = useState(false);
  const [booking, setBooking] = useState('');
  const error = isMissing ? 'Enter both days.' : messageFor(errors);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (range.includes(null)) {
      setIsMissing(true);
    } else if (!error) {
      setBooking(range.map(toIso).join(' to '));
    }
  };

  const handleChange = (newRange: DateRange<Dayjs>) => {
    setRange(newRange);
    setIsMissing(false);
    setBooking('');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{ width: '100%' }}>
        {/* preview-start */}
        <DateRangePicker
          label="Stay"
          minDate={openingDay}
          value={range}
          onChange={handleChange}
          onError={setErrors}
          slotProps={{
            textField: {
              required: true,
              error: !!error,
              helperText: error ?? 'First day: June 1, 2026',
            },
          }}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Book
        </Button>
        <Alert severity={booking ? 'success' : 'info'} role="status">
          {booking ? `Booked: ${booking}` : 'Nothing is booked yet.'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
