import Stack from '@mui/material/Stack';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useMultiInputRangeField as useMultiInputRangeField } from '@mui/x-date-pickers-pro/hooks';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { FormControl, FormLabel, Input } from './joyParts';
import { inputPropsOf } from './inputPropsOf';

function JoyTwoInputs(props: DateRangePickerFieldProps) {
  const picker = usePickerContext();
  const manager = useDateRangeManager({ enableAccessibleFieldDOMStructure: false });
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: {},
    startTextFieldProps: { label: 'Arrival' },
    endTextFieldProps: { label: 'Departure' },
  });

  return (
    <Stack
      ref={picker.rootRef}
      direction="row"
      spacing={2}
      onBlur={root.onBlur}
      sx={{ flexWrap: 'wrap', rowGap: 2 }}
    >
      {[startTextField, endTextField].map((field, index) => (
        <FormControl key={index}>
          <FormLabel htmlFor={field.id}>{field.label}</FormLabel>
          <Input
            rootRef={index === 0 ? picker.triggerRef : undefined}
            error={field.error}
            slotProps={{ input: { id: field.id, ...inputPropsOf(field) } }}
          />
        </FormControl>
      ))}
    </Stack>
  );
}

JoyTwoInputs.fieldType = 'multi-input';

export default function JoyV6MultiInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker enableAccessibleFieldDOMStructure={false} slots={{ field: JoyTwoInputs }} />
    </LocalizationProvider>
  );
}
