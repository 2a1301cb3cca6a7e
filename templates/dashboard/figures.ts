import type { Dayjs } from 'dayjs';
import type { Day } from './data';

export interface Period {
  from: Dayjs;
  to: Dayjs;
}

export type Measure = 'passengers' | 'vehicles' | 'onTime' | 'revenue';

/** The days of a period, including both ends. */
export function daysOf(days: Day[], { from, to }: Period): Day[] {
  return days.filter(({ date }) => !date.isBefore(from, 'day') && !date.isAfter(to, 'day'));
}

/** The period of the same length before this one. */
export function periodBefore({ from, to }: Period): Period {
  const length = to.diff(from, 'day') + 1;
  return { from: from.subtract(length, 'day'), to: from.subtract(1, 'day') };
}

/** The sum of a measure, or the mean of a percentage. */
export function total(days: Day[], measure: Measure): number {
  const sum = days.reduce((all, day) => all + day[measure], 0);
  return measure === 'onTime' && days.length > 0 ? sum / days.length : sum;
}

/**
 * The change in percent (for percentages: in points); `null` if there is nothing to compare with.
 */
export function changeOf(now: Day[], before: Day[], measure: Measure): number | null {
  if (before.length < now.length) {
    return null;
  }
  const [current, previous] = [total(now, measure), total(before, measure)];
  return measure === 'onTime' ? current - previous : ((current - previous) / previous) * 100;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

export function format(value: number, measure: Measure): string {
  switch (measure) {
    case 'onTime':
      return `${value.toFixed(1)}%`;
    case 'revenue':
      return euro.format(value);
    default:
      return whole.format(value);
  }
}
