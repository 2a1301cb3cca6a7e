/**
 * Names whose pages are about an interface: readers know its fields by these names, and rarely see
 * that of the interface.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  AxisConfig: ['xAxis', 'yAxis', 'rotationAxis', 'radiusAxis'],
  BarSeries: ['BarChart', 'BarPlot'],
  ChartImageExportOptions: ['exportAsImage'],
  ChartPrintExportOptions: ['exportAsPrint'],
  FunnelSeries: ['FunnelChart'],
  HeatmapSeries: ['Heatmap'],
  LegendItemParams: ['ChartsLegend', 'useLegend'],
  LineSeries: ['LineChart', 'LinePlot'],
  PieSeries: ['PieChart', 'PiePlot'],
  RadarSeries: ['RadarChart'],
  ScatterSeries: ['ScatterChart', 'ScatterPlot'],
  GridActionsColDef: ['getActions'],
  GridCellParams: ['renderCell', 'cellClassName', 'isCellEditable'],
  GridColDef: ['columns'],
  GridCsvExportOptions: ['csvOptions', 'exportDataAsCsv'],
  GridExcelExportOptions: ['excelOptions', 'exportDataAsExcel'],
  GridExportStateParams: ['exportState'],
  GridFilterItem: ['filterModel'],
  GridFilterModel: ['filterModel'],
  GridFilterOperator: ['filterOperators'],
  GridListViewColDef: ['listViewColumn'],
  GridPrintExportOptions: ['printOptions', 'exportDataAsPrint'],
  GridRowClassNameParams: ['getRowClassName'],
  GridRowParams: ['onRowClick', 'getActions', 'isRowSelectable'],
  GridRowSpacingParams: ['getRowSpacing'],
  GridSingleSelectColDef: ['singleSelect'],
};
