/** Names that are right in a sentence although the API model of the product has not got them. */
export interface Exemption {
  /** How the pages' paths below `docs` begin. */
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
    pages: 'introduction/licensing/',
    names: ['VITE_MUI_X_LICENSE_KEY'],
    reason: "Environment variable of the reader's own.",
  },
  {
    pages: 'migration/migration-charts-v7/',
    names: [
      'unstable_useSeries',
      'unstable_usePieSeries',
      'unstable_useLineSeries',
      'unstable_useBarSeries',
      'unstable_useScatterSeries',
      'unstable_useHeatmapSeries',
    ],
    reason:
      'Aliases that v7 exported from @mui/x-charts/hooks; its model knows the hooks behind them.',
  },
  {
    pages: 'migration/migration-data-grid-v7/',
    names: ['LicenseInfo', 'createUseGridApiEventHandler', 'sanitizeFilterItemValue'],
    reason: 'Exported by the packages of v7; no component, hook or interface.',
  },
  {
    pages: 'migration/migration-data-grid-v7/',
    names: ['unstable_'],
    reason: 'The prefix itself.',
  },
  {
    pages: 'migration/migration-data-grid-v7/',
    names: ['SaveAlt'],
    reason: 'Of @mui/icons-material.',
  },
  {
    pages: 'migration/migration-tree-view-v6/',
    names: ['AddIcon'],
    reason: "Stands for any icon of the reader's.",
  },
  {
    pages: 'migration/migration-tree-view-',
    names: ['MuiTreeView', 'treeViewClasses'],
    reason: 'Theme key and classes of the TreeView that the lab and v7 had.',
  },
  {
    pages: 'migration/migration-tree-view-v7/',
    names: ['treeProps'],
    reason: "Stands for the reader's own props.",
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
    pages: 'react-charts/hooks/use-scale/',
    names: ['useScale'],
    reason: 'Stands for useXScale and useYScale together.',
  },
  {
    pages: 'react-data-grid/',
    names: ['aggregationFunctionLabel', 'detailPanelToggle'],
    reason: 'Keys of localeText, which the model prints by the name of its type.',
  },
  {
    pages: 'migration/migration-data-grid-v7/',
    names: ['paginationDisplayedRows'],
    reason: 'Key of localeText, which the model prints by the name of its type.',
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
      'columnIndexChange',
    ],
    reason: 'In GridEventLookup, where the packages keep them from the list of events.',
  },
  {
    pages: 'react-data-grid/row-ordering/',
    names: ['rowDragOver', 'rowDragEnd'],
    reason: 'In GridEventLookup, where the packages keep them from the list of events.',
  },
  {
    pages: 'react-data-grid/scrolling/',
    names: ['rowsSet'],
    reason: 'In GridEventLookup, where the packages keep it from the list of events.',
  },
  {
    pages: 'react-data-grid/',
    names: ['headerBg'],
    reason: 'Colours of palette.DataGrid in the theme, not props of DataGrid.',
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
    pages: 'react-date-pickers/custom-opening-button/',
    names: ['openTimePickerDialogue', 'openRangePickerDialogue'],
    reason: 'Keys of localeText, which the model prints by the name of its type.',
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
