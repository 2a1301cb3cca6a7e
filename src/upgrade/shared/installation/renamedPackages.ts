/** Packages that have another name now, or whose components moved. The first match counts. */
export const RENAMED_PACKAGES: readonly (readonly [
  pattern: RegExp,
  becomes: string,
  guide: string,
])[] = [
  [/^@material-ui\/data-grid\b/, '@mui/x-data-grid', 'migration/migration-data-grid-v4/'],
  [/^@material-ui\/x-grid\b/, '@mui/x-data-grid-pro', 'migration/migration-data-grid-v4/'],
  [
    /^(?:@material-ui\/x-license|@mui\/x-license-pro)\b/,
    '@mui/x-license',
    'introduction/licensing/#how-to-install-the-key',
  ],
  [/^@material-ui\/pickers\b/, '@mui/x-date-pickers', 'migration/migration-pickers-lab/'],
  [
    /^@material-ui\/(?:core|styles|icons|lab|system)(?:\/|$)/,
    '@mui/material',
    'migration/migration-data-grid-v4/#migrating-mui-core-from-v4',
  ],
  [/^@mui\/lab\/Tree(?:View|Item)$/, '@mui/x-tree-view', 'migration/migration-tree-view-lab/'],
  [
    /^@mui\/lab\/(?:(?:Desktop|Mobile|Static)?Date\w*|\w*TimePicker|Adapter\w+|LocalizationProvider|\w+Picker|PickersDay)$/,
    '@mui/x-date-pickers',
    'migration/migration-pickers-lab/',
  ],
];

/** What a package is called now, or the package of what is imported from it. */
export function findRenamedPackage(module: string, name = '') {
  // The lab has its components in its root, too.
  const own = module === '@mui/lab' ? `${module}/${name}` : module;
  const [, becomes, to] = RENAMED_PACKAGES.find(([pattern]) => pattern.test(own)) ?? [];
  return becomes === undefined || to === undefined ? undefined : { name: own, becomes, to };
}
