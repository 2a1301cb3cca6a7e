import type {
  BaseMultiInputFieldProps,
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';
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
export type DateFieldInPickerProps<Accessible extends boolean = false> = UseDateFieldProps<
  Dayjs,
  Accessible
> &
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, Accessible, DateValidationError>;

/** What a Date Range Picker passes to a field with one input. */
export type RangeFieldInPickerProps<Accessible extends boolean = false> =
  UseSingleInputDateRangeFieldProps<Dayjs, Accessible> &
    BaseSingleInputFieldProps<
      DateRange<Dayjs>,
      Dayjs,
      RangeFieldSection,
      Accessible,
      DateRangeValidationError
    >;

/** What a Date Range Picker passes to a field with two inputs. */
export type TwoInputsInPickerProps<Accessible extends boolean = false> =
  UseMultiInputDateRangeFieldProps<Dayjs, Accessible> &
    BaseMultiInputFieldProps<
      DateRange<Dayjs>,
      Dayjs,
      RangeFieldSection,
      Accessible,
      DateRangeValidationError
    >;
