import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

/** What a range field tells about its sections through `unstableFieldRef`. */
export type RangeFieldRef = FieldRef<DateRange<Dayjs>>;
