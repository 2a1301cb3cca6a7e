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
import { SectionInput } from './SectionInput';

function BrowserTwoInputs(props: DateRangePickerFieldProps) {
  const picker = usePickerContext();
  const manager = useDateRangeManager();
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
        <SectionInput
          key={index}
          ref={index === 0 ? picker.triggerRef : undefined}
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
}

BrowserTwoInputs.fieldType = 'multi-input';

export default function BrowserV7MultiInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker slots={{ field: BrowserTwoInputs }} />
    </LocalizationProvider>
  );
}
