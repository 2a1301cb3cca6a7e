import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { CalendarIcon, ClearIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FrameButton, SectionInput } from './SectionInput';

function BrowserDateField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);
  const ref = useForkRef(picker.triggerRef, picker.rootRef);

  return (
    <SectionInput
      ref={ref}
      label={picker.label}
      labelId={`${props.id}-label`}
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
        <CalendarIcon fontSize="small" />
      </FrameButton>
    </SectionInput>
  );
}

export default function BrowserV7Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery date" slots={{ field: BrowserDateField }} />
    </LocalizationProvider>
  );
}
