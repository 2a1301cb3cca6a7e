import { useState } from 'react';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import InputAdornment from '@mui/material/InputAdornment';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError, RangePosition } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

type PositionOwnerState = FieldOwnerState & { position?: RangePosition };

const warning = (
  <InputAdornment position="end">
    <PriorityHighIcon color="error" titleAccess="Invalid date" />
  </InputAdornment>
);

export default function AddWarningIconWhenInvalidRange() {
  const [[startError, endError], setErrors] = useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-03-02'), dayjs('2026-04-17')]}
        maxDate={dayjs('2026-03-31')}
        onError={setErrors}
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          textField: ({ position }: PositionOwnerState) => ({
            label: position === 'start' ? 'Report from' : 'Report until',
            InputProps: {
              endAdornment: (position === 'start' ? startError : endError) && warning,
            },
          }),
        }}
        sx={{ width: '100%', maxWidth: 460 }}
      />
    </LocalizationProvider>
  );
}
