import { forwardRef, type Ref } from 'react';
import Stack from '@mui/material/Stack';
import { unstable_useId as useId } from '@mui/material/utils';
import type { MultiInputFieldSlotTextFieldProps } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputDateRangeField as useMultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { TwoInputsInPickerProps } from './fieldProps';
import { FramedInput } from './FramedInput';
import { inputPropsOf } from './inputPropsOf';
import { rootPropsOf, textFieldPropsOf } from './slotPropsOf';

const BrowserTwoInputs = Object.assign(
  forwardRef<HTMLDivElement, Omit<TwoInputsInPickerProps, 'ref'>>(function BrowserTwoInputs(
    { slotProps, ...sharedProps },
    ref,
  ) {
    const id = useId();
    const start = textFieldPropsOf(slotProps, 'start');
    const end = textFieldPropsOf(slotProps, 'end');
    const { startDate, endDate } = useMultiInputDateRangeField<
      Dayjs,
      MultiInputFieldSlotTextFieldProps
    >({
      sharedProps,
      startTextFieldProps: start,
      startInputRef: start.inputRef,
      endTextFieldProps: end,
      endInputRef: end.inputRef,
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
          <FramedInput
            key={index}
            frameRef={field.InputProps?.ref as Ref<HTMLDivElement>}
            label={field.label}
            error={field.error}
            inputProps={{ id: `${id}-${index}`, ...inputPropsOf(field) }}
          />
        ))}
      </Stack>
    );
  }),
  { fieldType: 'multi-input' },
);

export default function BrowserMultiInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Arrival', end: 'Departure' }}
        slots={{ field: BrowserTwoInputs }}
      />
    </LocalizationProvider>
  );
}
