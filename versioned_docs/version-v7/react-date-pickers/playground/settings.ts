export const families = ['date', 'time', 'date and time', 'date range'] as const;
export const variants = ['desktop', 'mobile', 'static'] as const;

export type Family = (typeof families)[number];
export type Variant = (typeof variants)[number];

/** What can be switched, with the label of its checkbox. */
export const switches = {
  toolbar: 'Toolbar',
  actions: 'Action bar',
  shortcuts: 'Shortcuts',
  landscape: 'Landscape',
  weekNumbers: 'Week numbers',
  otherMonths: 'Days of other months',
  twelveHours: 'Twelve-hour clock',
  readOnly: 'Read-only',
  disabled: 'Disabled',
} as const;

export type Switch = keyof typeof switches;
export type Settings = Readonly<Record<Switch, boolean>>;

const NAMES: Record<Family, string> = {
  date: 'DatePicker',
  time: 'TimePicker',
  'date and time': 'DateTimePicker',
  'date range': 'DateRangePicker',
};

const PREFIX: Record<Variant, string> = { desktop: 'Desktop', mobile: 'Mobile', static: 'Static' };

/** Switches that a picker knows: clocks have no weeks, calendars no hours. */
export function switchesOf(family: Family): Switch[] {
  const all = Object.keys(switches) as Switch[];
  const unknown: Record<Family, Switch[]> = {
    date: ['twelveHours'],
    time: ['weekNumbers', 'otherMonths'],
    'date and time': [],
    'date range': ['twelveHours', 'landscape'],
  };
  return all.filter((name) => !unknown[family].includes(name));
}

/** The element that shows a picker with these settings. */
export function codeOf(family: Family, variant: Variant, settings: Settings): string {
  const known = switchesOf(family);
  const on = (name: Switch) => known.includes(name) && settings[name];
  const lines = [
    on('landscape') && 'orientation="landscape"',
    on('weekNumbers') && 'displayWeekNumber',
    on('otherMonths') && 'showDaysOutsideCurrentMonth',
    known.includes('twelveHours') && `ampm={${settings.twelveHours}}`,
    on('readOnly') && 'readOnly',
    on('disabled') && 'disabled',
    'slotProps={{',
    `  toolbar: { hidden: ${!settings.toolbar} },`,
    `  actionBar: { actions: ${settings.actions ? "['clear', 'accept']" : '[]'} },`,
    on('shortcuts') && '  shortcuts: { items },',
    '}}',
  ].filter((line) => line !== false);
  return [`<${PREFIX[variant]}${NAMES[family]}`, ...lines.map((line) => `  ${line}`), '/>'].join(
    '\n',
  );
}
