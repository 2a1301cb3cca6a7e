import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const initialDay = dayjs('2026-03-14');

export default function LifeCycleIgnoreInvalidValue() {
  const [shown, setShown] = useState<Dayjs | null>(initialDay);
  const [saved, setSaved] = useState(initialDay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="A day in March 2026"
          value={shown}
          onChange={(newValue, context) => {
            setShown(newValue);
            // While users type, `null` has no error but isn't their choice.
            if (newValue !== null && context.validationError === null) {
              setSaved(newValue);
            }
          }}
          minDate={dayjs('2026-03-01')}
          maxDate={dayjs('2026-03-31')}
        />
        <Typography variant="body2">Last valid value: {saved.format('MM/DD/YYYY')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
