export const VALUES = ['Date', 'Time', 'DateTime'] as const;
export const KINDS = ['Field', 'Picker', 'View'] as const;
export const VARIANTS = ['responsive', 'Desktop', 'Mobile', 'Static'] as const;

export interface Choice {
  value: (typeof VALUES)[number];
  kind: (typeof KINDS)[number];
  variant: (typeof VARIANTS)[number];
  range: boolean;
}

const VIEWS: Record<string, string[]> = {
  Date: ['DateCalendar', 'MonthCalendar', 'YearCalendar'],
  Time: ['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock'],
  DateRange: ['DateRangeCalendar'],
};

/** Names of the components that serve a choice; empty when there is none. */
export function findComponents({ value, kind, variant, range }: Choice): string[] {
  const subject = range ? `${value}Range` : value;
  if (kind === 'View') {
    return VIEWS[subject] ?? [];
  }
  if (kind === 'Field') {
    return range
      ? [`SingleInput${subject}Field`, `MultiInput${subject}Field`]
      : [`${subject}Field`];
  }
  if (range && value !== 'Date') {
    return [];
  }
  return [`${variant === 'responsive' ? '' : variant}${subject}Picker`];
}
