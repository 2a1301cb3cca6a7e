import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { ClearIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { DateFieldInPickerProps } from './fieldProps';
import { FrameButton, FramedInput } from './FramedInput';
import { inputPropsOf } from './inputPropsOf';

function BrowserDateField({ inputRef, ...props }: DateFieldInPickerProps) {
  const field = useDateField<Dayjs, typeof props>({ props, inputRef });

  return (
    <FramedInput
      frameRef={field.InputProps?.ref}
      label={field.label}
      labelId={field.id && `${field.id}-label`}
      error={field.error}
      inputProps={{ id: field.id, ...field.inputProps, ...inputPropsOf(field) }}
    >
      {field.clearable && (
        <FrameButton type="button" aria-label="Clear" onClick={field.onClear}>
          <ClearIcon fontSize="small" />
        </FrameButton>
      )}
      {field.InputProps?.endAdornment}
    </FramedInput>
  );
}

export default function PickerWithBrowserField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        slots={{ field: BrowserDateField }}
        slotProps={{ field: { clearable: true } }}
      />
    </LocalizationProvider>
  );
}
