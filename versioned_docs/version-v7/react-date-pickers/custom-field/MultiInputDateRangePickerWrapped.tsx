import { forwardRef } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { Dayjs } from 'dayjs';

const RoomyRangeField = Object.assign(
  forwardRef<HTMLDivElement, MultiInputDateRangeFieldProps<Dayjs>>(
    function RoomyRangeField(props, ref) {
      return <MultiInputDateRangeField spacing={4} {...props} ref={ref} />;
    },
  ),
  // Tells the picker that the field has an input for each end.
  { fieldType: 'multi-input' },
);

export default function MultiInputDateRangePickerWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker slots={{ field: RoomyRangeField }} sx={{ maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
