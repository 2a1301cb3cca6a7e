import { forwardRef, useId } from 'react';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { RangeFieldInPickerProps } from './fieldProps';
import { FormControl, FormLabel, Input } from './joyParts';
import { inputPropsOf } from './inputPropsOf';

type RangeFieldProps = Omit<RangeFieldInPickerProps, 'ref'>;

const JoyRangeField = Object.assign(
  forwardRef<HTMLDivElement, RangeFieldProps>(function JoyRangeField(props, ref) {
    const id = useId();
    const field = useSingleInputDateRangeField<Dayjs, false, RangeFieldProps>(props);

    return (
      <FormControl ref={ref} sx={{ width: 310, maxWidth: '100%' }}>
        <FormLabel htmlFor={id}>{field.label}</FormLabel>
        <Input
          rootRef={field.InputProps?.ref}
          error={field.error}
          slotProps={{ input: { id, ...inputPropsOf(field) } }}
        />
      </FormControl>
    );
  }),
  { fieldType: 'single-input' },
);

export default function JoyV6SingleInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Stay" slots={{ field: JoyRangeField }} />
    </LocalizationProvider>
  );
}
