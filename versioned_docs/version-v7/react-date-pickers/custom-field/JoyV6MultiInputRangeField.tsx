import { forwardRef, useId } from 'react';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { MultiInputFieldSlotTextFieldProps } from '@mui/x-date-pickers-pro/models';
import { unstable_useMultiInputDateRangeField as useMultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { TwoInputsInPickerProps } from './fieldProps';
import { FormControl, FormLabel, Input } from './joyParts';
import { inputPropsOf } from './inputPropsOf';
import { rootPropsOf, textFieldPropsOf } from './slotPropsOf';

type TwoInputsProps = Omit<TwoInputsInPickerProps, 'ref'>;

const JoyTwoInputs = Object.assign(
  forwardRef<HTMLDivElement, TwoInputsProps>(function JoyTwoInputs(props, ref) {
    const id = useId();
    const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
    const { slotProps, unstableStartFieldRef, unstableEndFieldRef } = forwardedProps;
    const { startDate, endDate } = useMultiInputDateRangeField<
      Dayjs,
      false,
      MultiInputFieldSlotTextFieldProps
    >({
      sharedProps: internalProps,
      startTextFieldProps: textFieldPropsOf(slotProps, 'start'),
      endTextFieldProps: textFieldPropsOf(slotProps, 'end'),
      unstableStartFieldRef,
      unstableEndFieldRef,
    });

    return (
      <Stack
        ref={ref}
        direction="row"
        spacing={2}
        onBlur={rootPropsOf(slotProps).onBlur}
        sx={{ flexWrap: 'wrap', rowGap: 2 }}
      >
        {[startDate, endDate].map((field, index) => (
          <FormControl key={index}>
            <FormLabel htmlFor={`${id}-${index}`}>{field.label}</FormLabel>
            <Input
              rootRef={field.InputProps?.ref}
              error={field.error}
              slotProps={{ input: { id: `${id}-${index}`, ...inputPropsOf(field) } }}
            />
          </FormControl>
        ))}
      </Stack>
    );
  }),
  { fieldType: 'multi-input' },
);

export default function JoyV6MultiInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Arrival', end: 'Departure' }}
        slots={{ field: JoyTwoInputs }}
      />
    </LocalizationProvider>
  );
}
