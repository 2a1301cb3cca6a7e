/** Names that the Data Grid pages use in code fragments without declaring them. Types only: nothing is emitted. */
type Grid = typeof import('@mui/x-data-grid-premium');
type GridTypes = {
  rows: import('@mui/x-data-grid-premium').GridRowsProp;
  columns: import('@mui/x-data-grid-premium').GridColDef[];
};

declare const rows: GridTypes['rows'];
declare const columns: GridTypes['columns'];
/** `null` until the grid has mounted. */
declare const apiRef: ReturnType<
  typeof import('@mui/x-data-grid-premium').useGridApiRef<
    import('@mui/x-data-grid-premium').GridApiPremium
  >
>;
/** Asks the service behind the assistant. */
declare const processPrompt: NonNullable<
  import('@mui/x-data-grid-premium').DataGridPremiumProps['onPrompt']
>;
