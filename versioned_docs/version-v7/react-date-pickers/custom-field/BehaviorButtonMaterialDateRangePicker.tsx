import { forwardRef } from 'react';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { useParsedFormat, usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { useValidation } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import type { RangeFieldInPickerProps } from './fieldProps';

type ValidationProp = 'minDate' | 'maxDate' | 'disablePast' | 'disableFuture';
type ButtonRangeFieldProps = Omit<RangeFieldInPickerProps, 'ref'> &
  Required<Pick<RangeFieldInPickerProps, ValidationProp>>;

const FORMAT = 'MM/DD/YYYY';

const ButtonRangeField = Object.assign(
  forwardRef<HTMLButtonElement, ButtonRangeFieldProps>(function ButtonRangeField(props, ref) {
    const { open, onOpen, onClose } = usePickersContext();
    const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
    const { value = [null, null], timezone = 'default', format = FORMAT } = internalProps;
    const { id, label, InputProps } = forwardedProps;
    const placeholder = useParsedFormat({ ...internalProps, format });
    const buttonRef = useForkRef(ref, InputProps?.ref);
    const { hasValidationError } = useValidation({
      validator: validateDateRange,
      value,
      timezone,
      props: internalProps,
    });

    return (
      <Button
        id={id}
        ref={buttonRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        onClick={open ? onClose : onOpen}
      >
        {label}: {value.map((day) => day?.format(format) ?? placeholder).join(' – ')}
      </Button>
    );
  }),
  { fieldType: 'single-input' },
);

export default function BehaviorButtonMaterialDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        defaultValue={[dayjs('2026-03-02'), dayjs('2026-03-08')]}
        slots={{ field: ButtonRangeField }}
      />
    </LocalizationProvider>
  );
}
