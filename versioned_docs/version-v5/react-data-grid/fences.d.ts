/** Names that the Data Grid pages use in code fragments without declaring them. Types only: nothing is emitted. */
type Grid = typeof import('@mui/x-data-grid-premium');
type GridTypes = {
  rows: import('@mui/x-data-grid-premium').GridRowsProp;
  columns: import('@mui/x-data-grid-premium').GridColDef[];
};

declare const rows: GridTypes['rows'];
declare const columns: GridTypes['columns'];
declare const apiRef: import('react').RefObject<import('@mui/x-data-grid-premium').GridApiPremium>;
/** Returns the panel of a row, as the first block of the page about master-detail defines it. */
declare const getDetailPanelContent: NonNullable<
  import('@mui/x-data-grid-premium').DataGridPremiumProps['getDetailPanelContent']
>;
