import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { IsInvalid, WarningAdornment } from './WarningAdornment';

export default function AddWarningIconWhenInvalid() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <IsInvalid.Provider value={error !== null}>
        <DatePicker
          label="Report until March"
          defaultValue={dayjs('2026-04-17')}
          maxDate={dayjs('2026-03-31')}
          onError={setError}
          slots={{ inputAdornment: WarningAdornment }}
          slotProps={{ textField: { helperText: error && 'After the end of March' } }}
        />
      </IsInvalid.Provider>
    </LocalizationProvider>
  );
}
