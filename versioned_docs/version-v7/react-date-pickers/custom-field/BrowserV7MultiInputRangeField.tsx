import { forwardRef } from 'react';
import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { MultiInputFieldSlotTextFieldProps } from '@mui/x-date-pickers-pro/models';
import { unstable_useMultiInputDateRangeField as useMultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { TwoInputsInPickerProps } from './fieldProps';
import { SectionInput } from './SectionInput';
import { rootPropsOf, textFieldPropsOf } from './slotPropsOf';

type TwoInputsProps = Omit<TwoInputsInPickerProps<true>, 'ref'>;

const BrowserTwoInputs = Object.assign(
  forwardRef<HTMLDivElement, TwoInputsProps>(function BrowserTwoInputs(props, ref) {
    const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
    const { slotProps, unstableStartFieldRef, unstableEndFieldRef } = forwardedProps;
    const { startDate, endDate } = useMultiInputDateRangeField<
      Dayjs,
      true,
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
          <SectionInput
            key={index}
            rootRef={field.InputProps?.ref}
            onFrameClick={field.onClick}
            label={field.label}
            error={field.error}
            contentEditable={field.contentEditable}
            elements={field.elements}
            onBlur={field.onBlur}
            onFocus={field.onFocus}
            onInput={field.onInput}
            onKeyDown={field.onKeyDown}
            onPaste={field.onPaste}
            sectionListRef={field.sectionListRef}
            tabIndex={field.tabIndex}
          />
        ))}
      </Stack>
    );
  }),
  { fieldType: 'multi-input' },
);

export default function BrowserV7MultiInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        enableAccessibleFieldDOMStructure
        localeText={{ start: 'Arrival', end: 'Departure' }}
        slots={{ field: BrowserTwoInputs }}
      />
    </LocalizationProvider>
  );
}
