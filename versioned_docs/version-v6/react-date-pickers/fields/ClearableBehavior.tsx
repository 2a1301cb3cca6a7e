import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClearableBehavior() {
  const [returnDate, setReturnDate] = useState<Dayjs | null>(dayjs('2026-04-02'));
  const [wasCleared, setWasCleared] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Book due back"
          value={returnDate}
          onChange={(newValue) => {
            setReturnDate(newValue);
            if (newValue !== null) {
              setWasCleared(false);
            }
          }}
          clearable
          onClear={() => setWasCleared(true)}
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {wasCleared ? 'Lent for an unlimited time.' : 'Clear the field to lend without a date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
