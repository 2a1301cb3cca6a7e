import type { RangeFieldSection } from '@mui/x-date-pickers-pro';
import type { FieldRef } from '@mui/x-date-pickers/models';

/** What a range field tells about its sections through `unstableFieldRef`. */
export type RangeFieldRef = FieldRef<RangeFieldSection>;
