import { type FormEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const openingDay = dayjs('2026-06-01');

const toIso = (day: Dayjs | null) => day?.format('YYYY-MM-DD');

const messages: Record<string, string> = {
  invalidDate: 'This date does not exist.',
  invalidRange: 'The departure is before the arrival.',
  minDate: 'We open on June 1, 2026.',
};

function messageFor([start, end]: DateRangeValidationError, isMissing: boolean) {
  const code = start ?? end;
  if (isMissing) {
    return 'Enter both days.';
  }
  return code ? (messages[code] ?? 'Select other days.') : undefined;
}

export default function DateRangeForm() {
  const [range, setRange] = useState<DateRange<Dayjs>>([null, null]);
  const [errors, setErrors] = useState<DateRangeValidationError>([null, null]);
  // The range that users have submitted: each change creates a new array.
  const [submitted, setSubmitted] = useState<DateRange<Dayjs> | null>(null);
  const message = messageFor(errors, submitted === range && range.includes(null));
  const helperText = message ?? 'From June 2026';
  const isBooked = submitted === range && !message;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(range);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{ width: '100%' }}>
        <DateRangePicker
          label="Stay"
          minDate={openingDay}
          value={range}
          onChange={(newRange) => setRange(newRange)}
          onError={setErrors}
          slotProps={{ textField: { required: true, error: !!message, helperText } }}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Book
        </Button>
        <Alert severity={isBooked ? 'success' : 'info'} role="status">
          {isBooked ? `Booked: ${range.map(toIso).join(' to ')}` : 'Nothing is booked yet.'}
        </Alert>
      </Stack>
      {/* preview-end */}
    </LocalizationProvider>
  );
}
