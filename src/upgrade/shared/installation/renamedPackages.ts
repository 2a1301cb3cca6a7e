/** A package that has another name now, or whose components moved. */
export interface RenamedPackage {
  readonly pattern: RegExp;
  /** What to install instead. */
  readonly becomes: string;
  readonly to: string;
}

/** The first match counts. */
export const RENAMED_PACKAGES: readonly RenamedPackage[] = [
  {
    pattern: /^@material-ui\/data-grid$/,
    becomes: '@mui/x-data-grid',
    to: 'migration/migration-data-grid-v4/',
  },
  {
    pattern: /^@material-ui\/x-grid$/,
    becomes: '@mui/x-data-grid-pro',
    to: 'migration/migration-data-grid-v4/',
  },
  {
    pattern: /^@material-ui\/x-license$|^@mui\/x-license-pro$/,
    becomes: '@mui/x-license',
    to: 'introduction/licensing/#how-to-install-the-key',
  },
  {
    pattern: /^@material-ui\/pickers$/,
    becomes: '@mui/x-date-pickers',
    to: 'migration/migration-pickers-lab/',
  },
  {
    pattern: /^@material-ui\/(?:core|styles|icons|lab|system)$/,
    becomes: '@mui/material',
    to: 'migration/migration-data-grid-v4/#migrating-mui-core-from-v4',
  },
  {
    pattern: /^@mui\/lab\/(?:Tree(?:View|Item))$/,
    becomes: '@mui/x-tree-view',
    to: 'migration/migration-tree-view-lab/',
  },
  {
    pattern:
      /^@mui\/lab\/(?:(?:Desktop|Mobile|Static)?Date\w*|\w*TimePicker|Adapter\w+|LocalizationProvider|CalendarPicker|ClockPicker|MonthPicker|YearPicker|PickersDay)$/,
    becomes: '@mui/x-date-pickers',
    to: 'migration/migration-pickers-lab/',
  },
];

/** Components of `@mui/lab` that are in these packages now, if they are imported from its root. */
export function labModule(module: string, name: string): string {
  return module === '@mui/lab' ? `${module}/${name}` : module;
}
