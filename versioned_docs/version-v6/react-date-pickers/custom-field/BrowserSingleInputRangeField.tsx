import { forwardRef } from 'react';
import Box from '@mui/material/Box';
import { unstable_useId as useId } from '@mui/material/utils';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { RangeFieldInPickerProps } from './fieldProps';
import { FramedInput } from './FramedInput';
import { inputPropsOf } from './inputPropsOf';

const BrowserRangeField = Object.assign(
  forwardRef<HTMLDivElement, Omit<RangeFieldInPickerProps, 'ref'>>(function BrowserRangeField(
    { inputRef, ...props },
    ref,
  ) {
    const id = useId();
    const field = useSingleInputDateRangeField<Dayjs, typeof props>({ props, inputRef });

    return (
      <Box ref={ref} sx={{ width: 300, maxWidth: '100%' }}>
        <FramedInput
          frameRef={field.InputProps?.ref}
          label={field.label}
          error={field.error}
          inputProps={{ id, ...inputPropsOf(field) }}
        />
      </Box>
    );
  }),
  // A missing type would make the picker treat the field as one with two inputs.
  { fieldType: 'single-input' },
);

export default function BrowserSingleInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Stay" slots={{ field: BrowserRangeField }} />
    </LocalizationProvider>
  );
}
