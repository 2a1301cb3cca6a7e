import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const firstQuarterStart = dayjs('2026-01-01');
const firstQuarterEnd = dayjs('2026-03-31');

function describeError(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Any day of the first quarter';
    case 'minDate':
    case 'maxDate':
      return 'This day is not in the first quarter of 2026.';
    case 'invalidDate':
      return 'This day does not exist.';
    default:
      return 'This day cannot be chosen.';
  }
}

export default function RenderErrorUnderField() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Booking date"
        defaultValue={dayjs('2026-07-17')}
        minDate={firstQuarterStart}
        maxDate={firstQuarterEnd}
        onError={(newError) => setError(newError)}
        slotProps={{ textField: { helperText: describeError(error) } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
