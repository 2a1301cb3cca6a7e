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

const messages: Record<string, string> = {
  invalidDate: 'This date does not exist.',
  invalidRange: 'The departure is before the arrival.',
  minDate: 'We open on June 1, 2026.',
};

export default function DateRangeForm() {
  const [range, setRange] = useState<DateRange<Dayjs>>([null, null]);
  const [[startError, endError], setErrors] = useState<DateRangeValidationError>([null, null]);
  const [isMissing, setIsMissing] = useState(false);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const code = startError ?? endError;

  const handleChange = (newRange: DateRange<Dayjs>) => {
    setRange(newRange);
    setIsMissing(false);
    setSubmitted(null);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [start, end] = range;
    setIsMissing(start === null || end === null);
    if (start !== null && end !== null && code === null) {
      setSubmitted(`${start.format('YYYY-MM-DD')} to ${end.format('YYYY-MM-DD')}`);
    }
  };

  const limitMessage = code ? (messages[code] ?? 'Select other days.') : undefined;
  const message = isMissing ? 'Enter both days.' : limitMessage;
  const errorProps = message
    ? { error: true, helperText: message }
    : { helperText: 'From June 2026' };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
      >
        {/* preview-start */}
        <DateRangePicker
          label="Stay"
          minDate={openingDay}
          value={range}
          onChange={handleChange}
          onError={setErrors}
          slotProps={{ textField: { required: true, fullWidth: true, ...errorProps } }}
        />
        {/* preview-end */}
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Alert
          severity="success"
          role="status"
          sx={{ visibility: submitted ? 'visible' : 'hidden' }}
        >
          {submitted ? `Booked: ${submitted}` : 'Nothing is booked'}
        </Alert>
      </Stack>
    </LocalizationProvider>
  );
}
