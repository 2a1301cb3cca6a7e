import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

type PositionOwnerState = FieldOwnerState & { position?: RangePosition };

export default function MultiInputFieldTextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-05-08'), dayjs('2026-08-23')]}
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          textField: ({ position }: PositionOwnerState) => ({
            label: position === 'start' ? 'Opening' : 'Last day',
            color: position === 'start' ? 'success' : 'secondary',
            focused: true,
          }),
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
