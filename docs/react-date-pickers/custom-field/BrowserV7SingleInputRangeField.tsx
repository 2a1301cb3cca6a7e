import { useForkRef } from '@mui/material/utils';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { ClearIcon, DateRangeIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { FrameButton, SectionInput } from './SectionInput';

function BrowserRangeField(props: DateRangePickerFieldProps) {
  const picker = usePickerContext();
  const field = useSingleInputDateRangeField<true, DateRangePickerFieldProps>(props);
  const ref = useForkRef(picker.triggerRef, picker.rootRef);

  return (
    <SectionInput
      ref={ref}
      label={picker.label}
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
    >
      {!field.areAllSectionsEmpty && (
        <FrameButton type="button" aria-label="Clear" onClick={field.onClear}>
          <ClearIcon fontSize="small" />
        </FrameButton>
      )}
      <FrameButton
        type="button"
        aria-label={field.openPickerAriaLabel}
        onClick={() => picker.setOpen((open) => !open)}
      >
        <DateRangeIcon fontSize="small" />
      </FrameButton>
    </SectionInput>
  );
}

// A wrong or missing type would make the picker treat the field as one with two inputs.
BrowserRangeField.fieldType = 'single-input';

export default function BrowserV7SingleInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Stay" slots={{ field: BrowserRangeField }} />
    </LocalizationProvider>
  );
}
