import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import type { Moment } from 'moment';

/** The adapter of the package compares months and years in the Gregorian calendar. */
export class HijriAdapter extends AdapterMomentHijri {
  override isSameYear = (value: Moment, comparing: Moment) =>
    this.getYear(value) === this.getYear(comparing);

  override isBeforeYear = (value: Moment, comparing: Moment) =>
    this.getYear(value) < this.getYear(comparing);

  override isAfterYear = (value: Moment, comparing: Moment) =>
    this.getYear(value) > this.getYear(comparing);

  override isSameMonth = (value: Moment, comparing: Moment) =>
    this.isSameYear(value, comparing) && this.getMonth(value) === this.getMonth(comparing);
}
