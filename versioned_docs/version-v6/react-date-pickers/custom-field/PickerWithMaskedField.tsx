import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { HasError, MaskedField } from './MaskedField';

export default function PickerWithMaskedField() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <HasError.Provider value={error !== null}>
        <DesktopDatePicker
          label="Date of birth"
          disableFuture
          onError={setError}
          slots={{ field: MaskedField }}
        />
      </HasError.Provider>
    </LocalizationProvider>
  );
}
