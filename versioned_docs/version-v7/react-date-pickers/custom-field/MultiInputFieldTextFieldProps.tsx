import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

interface PositionOwnerState {
  position?: RangePosition;
}

export default function MultiInputFieldTextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-05-08'), dayjs('2026-08-23')]}
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
