/** Names that are correct in a sentence although the product's API model doesn't contain them. */
export interface Exemption {
  /** The prefix of the pages' paths below `docs`. */
  readonly pages: string;
  readonly names: readonly string[];
  readonly reason: string;
}

export const EXEMPTIONS: readonly Exemption[] = [
  {
    pages: 'guides/telemetry/',
    names: ['licenseVerification', 'disableTelemetry'],
    reason: 'Of @mui/x-telemetry, which belongs to no product.',
  },
  {
    pages: 'guides/telemetry/',
    names: [
      'MUI_X_TELEMETRY_DEBUG',
      'MUI_X_TELEMETRY_DISABLED',
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
    reason: 'Of Vite, Next.js, and the browser.',
  },
  {
    pages: 'guides/content-security-policy/',
    names: ['ServerRouter', 'getAttribute'],
    reason: 'Of React Router and the browser.',
  },
  {
    pages: 'guides/testing/',
    names: ['matchMedia', 'reducedMotion', 'timezoneId'],
    reason: 'Of the browser and Playwright.',
  },
  {
    pages: 'introduction/licensing/',
    names: ['VITE_MUI_X_LICENSE_KEY'],
    reason: "Environment variable of the reader's own.",
  },
  {
    pages: 'migration/migration-data-grid-v7/',
    names: ['SaveAlt'],
    reason: 'Of @mui/icons-material.',
  },
  {
    pages: 'migration/migration-tree-view-',
    names: ['MuiTreeView'],
    reason: 'Theme key of the TreeView that the lab and v7 had.',
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
    ],
    reason: 'Classes of v4, which are in its code and not in its types.',
  },
  {
    pages: 'migration/migration-pickers-lab/',
    names: [
      'MonthPicker',
      'YearPicker',
      'cancelText',
      'clearText',
      'disableCloseOnSelect',
      'endText',
      'isDateDisabled',
      'okText',
      'showTodayButton',
      'startText',
      'todayText',
    ],
    reason: 'Of the lab, whose packages are not installed.',
  },
  {
    pages: 'migration/migration-data-grid-v6/',
    names: ['onRowEditCommit'],
    reason: 'Prop of v5, which nothing calls any more.',
  },
  {
    pages: 'migration/migration-pickers-v7/',
    names: ['MuiPickers'],
    reason: 'What the names of theme keys begin with.',
  },
  {
    pages: 'migration/migration-pickers-v7/',
    names: ['MuiPickerPopper-root', 'MuiPickerPopper-paper'],
    reason: 'Classes of v8 that belong to no documented component.',
  },
  {
    pages: 'react-charts/data-grid-integration/',
    names: ['ChartsRenderer', 'configurationOptions'],
    reason: 'Of @mui/x-charts-premium, which is not installed here.',
  },
  {
    pages: 'react-charts/heatmap/',
    names: ['xIndex', 'yIndex'],
    reason: 'Name the places of a tuple whose type is numbers only.',
  },
  {
    pages: 'react-charts/',
    names: ['MuiFunnelSection-data-index-0', 'MuiPieArc-data-index-0'],
    reason: 'Classes made from the position of an item.',
  },
  {
    pages: 'react-charts/pie/',
    names: ['seriesLabels'],
    reason: 'In pieClasses, which belongs to no documented component.',
  },
  {
    pages: 'react-charts/tooltip/',
    names: ['MuiChartsTooltip'],
    reason: 'Theme key of the styled parts: no component takes default props under it.',
  },
  {
    pages: 'react-data-grid/',
    names: ['aggregationFunctionLabel'],
    reason: 'Key of localeText that its type does not list: the grid makes it from the function.',
  },
  {
    pages: 'react-data-grid/charts-integration/',
    names: ['ChartsRenderer', 'configurationOptions', 'getLocalizedConfigurationOptions'],
    reason: 'Of @mui/x-charts-premium, which is not installed here.',
  },
  {
    pages: 'react-data-grid/charts-integration/',
    names: ['isHidden'],
    reason: 'Of the schema, whose type is in @mui/x-internals.',
  },
  {
    pages: 'react-data-grid/ai-assistant/',
    names: ['referenceId'],
    reason: 'In the options of unstable_gridDefaultPromptResolver, whose type has no name outside.',
  },
  {
    pages: 'react-data-grid/column-menu/',
    names: ['columnMenuManagePanelItem'],
    reason: 'Slot that the Premium column menu adds to those of GridColumnMenu.',
  },
  {
    pages: 'react-data-grid/column-ordering/',
    names: [
      'columnHeaderDragStart',
      'columnHeaderDragEnter',
      'columnHeaderDragOver',
      'columnHeaderDragEnd',
    ],
    reason: 'In GridEventLookup, where the packages keep them from the list of events.',
  },
  {
    pages: 'react-data-grid/row-ordering/',
    names: ['rowDragOver', 'rowDragEnd'],
    reason: 'In GridEventLookup, where the packages keep them from the list of events.',
  },
  {
    pages: 'react-data-grid/',
    names: ['headerBg'],
    reason: 'Colors of palette.DataGrid in the theme, not props of DataGrid.',
  },
  {
    pages: 'react-data-grid/components/components.mdx',
    names: ['PropsOverrides'],
    reason: 'End of the names of many interfaces.',
  },
  {
    pages: 'react-data-grid/editing/custom-edit-component/',
    names: ['onValueChange'],
    reason: 'Prop of the exported editors, which have no page of their own.',
  },
  {
    pages: 'react-data-grid/quickstart/',
    names: ['useDemoData'],
    reason: 'Of @mui/x-data-grid-generator.',
  },
  {
    pages: 'react-data-grid/server-side-data/',
    names: ['getKey'],
    reason: 'Option of GridDataSourceCacheDefault, which is a class.',
  },
  {
    pages: 'react-data-grid/tree-data/',
    names: ['getChildrenCount'],
    reason: 'Of GridDataSource, to which Pro adds it.',
  },
  {
    pages: 'react-date-pickers/custom-components/',
    names: ['isSameDay'],
    reason: 'Method of the adapters.',
  },
  {
    pages: 'react-date-pickers/date-picker/',
    names: ['KeyboardDatePicker'],
    reason: 'Component of Material UI pickers before they were MUI X.',
  },
  {
    pages: 'react-date-pickers/quickstart/',
    names: ['DemoContainer', 'DemoItem'],
    reason: 'In an internal folder of the package: the page says not to import them.',
  },
];
