import type {
  BaseMultiInputFieldProps,
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro';
import type { UseMultiInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { UseSingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { UseDateFieldProps } from '@mui/x-date-pickers/DateField';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

/** What a Date Picker passes to its field. */
export type DateFieldInPickerProps = UseDateFieldProps<Dayjs> &
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>;

/** What a Date Range Picker passes to a field with one input. */
export type RangeFieldInPickerProps = UseSingleInputDateRangeFieldProps<Dayjs> &
  BaseSingleInputFieldProps<DateRange<Dayjs>, Dayjs, RangeFieldSection, DateRangeValidationError>;

/** What a Date Range Picker passes to a field with two inputs. */
export type TwoInputsInPickerProps = UseMultiInputDateRangeFieldProps<Dayjs> &
  BaseMultiInputFieldProps<DateRange<Dayjs>, Dayjs, RangeFieldSection, DateRangeValidationError>;
