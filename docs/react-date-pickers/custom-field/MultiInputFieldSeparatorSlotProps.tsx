import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

function UntilRangeField({ slotProps, ...other }: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...other}
      slotProps={{
        ...slotProps,
        separator: { children: 'until', sx: { color: 'primary.main', alignSelf: 'center' } },
      }}
    />
  );
}

UntilRangeField.fieldType = 'multi-input';

export default function MultiInputFieldSeparatorSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        slots={{ field: UntilRangeField }}
        slotProps={{ textField: { size: 'small' } }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
