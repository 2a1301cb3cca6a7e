import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { useValidation } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

function ButtonRangeField(props: DateRangePickerFieldProps) {
  const picker = usePickerContext<DateRange<Dayjs>>();
  const format = useParsedFormat();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const { hasValidationError } = useValidation({
    validator: validateDateRange,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  const text = picker.value.map((day) => day?.format(picker.fieldFormat) ?? format).join(' – ');

  return (
    <Button
      id={forwardedProps.id}
      ref={ref}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      onClick={() => picker.setOpen((open) => !open)}
    >
      {picker.label}: {text}
    </Button>
  );
}

ButtonRangeField.fieldType = 'single-input';

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
