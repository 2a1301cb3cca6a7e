import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { ClearIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { DateFieldInPickerProps } from './fieldProps';
import { FrameButton, SectionInput } from './SectionInput';

function BrowserDateField(props: DateFieldInPickerProps<true>) {
  const field = useDateField<Dayjs, true, DateFieldInPickerProps<true>>(props);

  return (
    <SectionInput
      rootRef={field.InputProps?.ref}
      label={field.label}
      labelId={`${field.id}-label`}
      error={field.error}
      onFrameClick={field.onClick}
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
      {field.InputProps?.endAdornment}
    </SectionInput>
  );
}

export default function BrowserV7Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        enableAccessibleFieldDOMStructure
        slots={{ field: BrowserDateField }}
      />
    </LocalizationProvider>
  );
}
