/** Names that are correct in a sentence although the product's API model doesn't contain them. */
export interface Exemption {
  /** The prefix of the pages' paths below `docs`. */
  readonly pages: string;
  readonly names: readonly string[];
  readonly reason: string;
  /** Whether pages of older majors alone need it. */
  readonly isOlder?: true;
}

export const EXEMPTIONS: readonly Exemption[] = [
  {
    pages: 'react-data-grid/server-side-data/lab/',
    names: ['cast', 'coalesce', 'date_format', 'strftime', 'to_char'],
    reason: 'Functions of SQL.',
  },
  {
    pages: 'react-data-grid/backend/',
    names: ['findMany', 'loadOrders', 'orderBy', 'readParams', 'tenantId'],
    reason: 'Names of ORMs, and of the server that the pages of the chapter build together.',
  },
  {
    pages: 'react-data-grid/backend/tanstack-query/',
    names: [
      'cancelQueries',
      'focusManager',
      'gcTime',
      'keepPreviousData',
      'placeholderData',
      'useQuery',
    ],
    reason: 'Names of TanStack Query.',
  },
  {
    pages: 'react-data-grid/backend/cursor-paging/',
    names: ['coalesce'],
    reason: 'A function of SQL.',
  },
  {
    pages: 'react-charts/backend/',
    names: ['date_trunc', 'generate_series', 'hashtext', 'lttb', 'width_bucket'],
    reason: 'Functions of PostgreSQL and TimescaleDB.',
  },
  {
    pages: 'react-date-pickers/dates-over-the-wire/',
    names: ['dateStrings'],
    reason: 'An option of the MySQL driver.',
  },
  {
    pages: 'guides/telemetry/',
    names: ['licenseVerification', 'disableTelemetry'],
    reason: 'Options of @mui/x-telemetry, a package that belongs to no product.',
  },
  {
    pages: 'guides/telemetry/',
    names: [
      'MUI_X_TELEMETRY_DEBUG',
      'MUI_X_TELEMETRY_DISABLED',
      'REPOSITORY_URL',
      'NEXT_PUBLIC_MUI_X_TELEMETRY_DISABLED',
      'GATSBY_MUI_X_TELEMETRY_DISABLED',
      'REACT_APP_MUI_X_TELEMETRY_DISABLED',
      'PUBLIC_MUI_X_TELEMETRY_DISABLED',
    ],
    reason: 'Environment variables that @mui/x-telemetry reads.',
  },
  {
    pages: 'guides/frameworks/',
    names: ['noExternal', 'dynamic', 'localStorage'],
    reason: 'Names from Vite, Next.js, and the browser.',
  },
  {
    pages: 'guides/content-security-policy/',
    names: ['ServerRouter', 'getAttribute'],
    reason: 'Names from React Router and the browser.',
  },
  {
    pages: 'guides/testing/',
    names: ['matchMedia', 'reducedMotion', 'timezoneId'],
    reason: 'Names from the browser and Playwright.',
  },
  {
    pages: 'introduction/licensing/',
    names: ['VITE_MUI_X_LICENSE_KEY'],
    reason: 'Environment variable that the page asks readers to define.',
  },
  {
    pages: 'react-charts/',
    names: ['numItems'],
    reason: 'From an error of flatbush, in which scatter charts search for points.',
  },
  {
    pages: 'migration/migration-data-grid-v7/',
    names: ['SaveAlt'],
    reason: 'Icon of @mui/icons-material.',
  },
  {
    pages: 'migration/migration-tree-view-',
    names: ['MuiTreeView'],
    reason: 'Theme key of the TreeView in the lab and in v7.',
  },
  {
    pages: 'migration/migration-data-grid-v4/',
    names: [
      'MuiDataGrid-columnsContainer',
      'MuiDataGrid-columnHeaderWrapper',
      'MuiDataGrid-viewport',
      'MuiDataGrid-dataContainer',
      'MuiDataGrid-renderingZone',
      'MuiDataGrid-gridMenuList',
      'MuiDataGrid-window',
      'MuiDataGrid-windowContainer',
      'MuiGridToolbarFilterButton-list',
      'MuiGridMenu-root',
      'MuiGridPanel-root',
      'MuiGridPanelContent-root',
      'MuiGridPanelFooter-root',
      'MuiDataGridColumnsPanel-root',
      'MuiGridFilterForm-root',
      'MuiGridPanelWrapper-root',
      'MuiDataGridPanelHeader-root',
    ],
    reason: 'Classes that v4 has in its code but not in its types.',
  },
  {
    pages: 'migration/migration-data-grid-v4/',
    names: ['MuiGridPanel', 'MuiGridFilterForm'],
    reason: 'Theme keys that v4 has in its code but not in its types.',
  },
  {
    pages: 'migration/migration-data-grid-v4/',
    names: ['MuiGridToolbarContainer-root', 'MuiGridToolbarFilterButton-root'],
    reason: 'Classes of prereleases, which the changelog of 5.0.0-beta.5 renames.',
  },
  {
    pages: 'migration/migration-data-grid-v4/',
    names: ['injectFirst'],
    reason: "Prop of Material UI's StyledEngineProvider.",
  },
  {
    pages: 'migration/usage-with-material-ui-v5-v6/',
    names: ['conditionNames', 'NODE_OPTIONS'],
    reason: 'Option of webpack, and variable of Node.js.',
  },
  {
    pages: 'migration/migration-pickers-v5/',
    names: ['MuiCalendarOrClockPicker-root', 'MuiPickerStaticWrapper-content'],
    reason: 'Classes of internal components of v5.',
  },
  {
    pages: 'migration/migration-pickers-lab/',
    names: [
      'ClockPicker',
      'MonthPicker',
      'YearPicker',
      'allowSameDateSelection',
      'cancelText',
      'clearText',
      'componentsProps',
      'disableCloseOnSelect',
      'endText',
      'isDateDisabled',
      'nextViewAvailable',
      'okText',
      'previousViewAvailable',
      'showTodayButton',
      'startText',
      'todayText',
    ],
    reason: 'Names from the lab, whose packages are not installed.',
  },
  {
    pages: 'migration/migration-data-grid-v6/',
    names: ['onRowEditCommit'],
    reason: 'Prop of v5 that the grid no longer calls.',
  },
  {
    pages: 'migration/migration-pickers-v7/',
    names: ['MuiPickers'],
    reason: 'The page means all theme keys whose names begin with it.',
  },
  {
    pages: 'migration/migration-pickers-v7/',
    names: ['MuiPickerPopper-root', 'MuiPickerPopper-paper'],
    reason: 'Classes of v8 that belong to no documented component.',
  },
  {
    pages: 'react-charts/data-grid-integration/',
    names: ['ChartsRenderer', 'configurationOptions'],
    reason: 'Names from @mui/x-charts-premium, which is not installed here.',
  },
  {
    pages: 'react-charts/heatmap/',
    names: ['xIndex', 'yIndex'],
    reason:
      'The page uses these words for the two indexes in a data point, whose type is a tuple of numbers without names.',
  },
  {
    pages: 'react-charts/',
    names: ['MuiFunnelSection-data-index-0', 'MuiPieArc-data-index-0'],
    reason: 'Classes whose names contain the index of an item.',
  },
  {
    pages: 'react-charts/pie/',
    names: ['seriesLabels'],
    reason: 'Key of pieClasses, which belongs to no documented component.',
  },
  {
    pages: 'react-charts/line-styling/',
    names: ['MuiMarkElement'],
    reason: 'Theme key of marks that are no circles.',
  },
  {
    pages: 'react-data-grid/virtualization/',
    names: ['enabledForColumns', 'enabledForRows'],
    reason: 'Fields of the state, whose type is not exported.',
  },
  {
    pages: 'react-charts/tooltip/',
    names: ['MuiChartsTooltip'],
    reason: 'Theme key of styled elements. No component reads default props from it.',
  },
  {
    pages: 'react-data-grid/',
    names: ['aggregationFunctionLabel'],
    reason:
      'Key of localeText that its type does not list, because the grid builds it from the name of the aggregation function.',
  },
  {
    pages: 'react-data-grid/charts-integration/',
    names: ['ChartsRenderer', 'configurationOptions', 'getLocalizedConfigurationOptions'],
    reason: 'Names from @mui/x-charts-premium, which is not installed here.',
  },
  {
    pages: 'react-data-grid/charts-integration/',
    names: ['isHidden'],
    reason: 'Field of the schema, whose type is in @mui/x-internals.',
  },
  {
    pages: 'react-data-grid/ai-assistant/',
    names: ['referenceId'],
    reason:
      'Option of unstable_gridDefaultPromptResolver. The package does not export the type of its options.',
  },
  {
    pages: 'react-data-grid/column-ordering/',
    names: [
      'columnHeaderDragStart',
      'columnHeaderDragEnter',
      'columnHeaderDragOver',
      'columnHeaderDragEnd',
    ],
    reason: 'Events in GridEventLookup that the packages leave out of their list of events.',
  },
  {
    pages: 'react-data-grid/row-ordering/',
    names: ['rowDragOver', 'rowDragEnd'],
    reason: 'Events in GridEventLookup that the packages leave out of their list of events.',
  },
  {
    pages: 'react-data-grid/',
    names: ['headerBg'],
    reason: 'Color in palette.DataGrid of the theme, and not a prop of DataGrid.',
  },
  {
    pages: 'react-data-grid/components/components.mdx',
    names: ['PropsOverrides'],
    reason: 'The page means all interfaces whose names end with it.',
  },
  {
    pages: 'react-data-grid/editing/custom-edit-component/',
    names: ['onValueChange'],
    reason: 'Prop of the exported edit components, which have no pages of their own.',
  },
  {
    pages: 'react-data-grid/quickstart/',
    names: ['useDemoData'],
    reason: 'Hook of @mui/x-data-grid-generator.',
  },
  {
    pages: 'react-data-grid/server-side-data/',
    names: ['getKey'],
    reason: 'Constructor option of the class GridDataSourceCacheDefault.',
  },
  {
    pages: 'react-data-grid/tree-data/',
    names: ['getChildrenCount'],
    reason: 'Method that the Pro plan adds to GridDataSource.',
  },
  {
    pages: 'react-date-pickers/custom-components/',
    names: ['isSameDay'],
    reason: 'Method of the date adapters.',
  },
  {
    pages: 'react-date-pickers/date-picker/',
    names: ['KeyboardDatePicker'],
    reason: 'Component of the Material UI pickers, the predecessor of these packages.',
  },
  {
    pages: 'react-date-pickers/quickstart/',
    names: ['DemoContainer', 'DemoItem'],
    reason: 'Internal components of the package, which the page tells readers not to import.',
  },
  {
    pages: 'migration/migration-pickers-v6/',
    names: ['customParseFormat', 'usePickerActionsContext'],
    reason: 'A plugin of Day.js, and a hook of version 8.',
    isOlder: true,
  },
  {
    pages: 'react-data-grid/style-recipes/',
    names: ['not'],
    reason: 'A pseudo-class of CSS.',
    isOlder: true,
  },
  {
    pages: 'react-charts/',
    names: ['foreignObject'],
    reason: 'An element of SVG.',
    isOlder: true,
  },
  {
    pages: 'react-data-grid/column-header/',
    names: ['containerBackground'],
    reason: 'Key of theme.mixins.MuiDataGrid.',
    isOlder: true,
  },
  {
    pages: 'react-data-grid/filtering/',
    names: ['isAnyOf', 'isNotEmpty'],
    reason: 'Values of filter operators.',
    isOlder: true,
  },
  {
    pages: 'react-data-grid/export/',
    names: ['HYPERLINK', 'csvOptions'],
    reason: 'A function of spreadsheets, and a prop of a component of version 4.',
    isOlder: true,
  },
  {
    pages: 'react-data-grid/column-menu/',
    names: ['autoFocusItem'],
    reason: "Prop of Material UI's `MenuList`.",
    isOlder: true,
  },
  {
    pages: 'react-data-grid/column-header/',
    names: ['onClick', 'onKeyDown'],
    reason: 'Props of the control that a header contains.',
    isOlder: true,
  },
];
