/** Names that the Data Grid pages use in code fragments without declaring them. Types only: nothing is emitted. */
type Grid = typeof import('@mui/x-data-grid-premium');
type GridTypes = {
  rows: import('@mui/x-data-grid-premium').GridRowsProp;
  columns: import('@mui/x-data-grid-premium').GridColDef[];
};

declare const rows: GridTypes['rows'];
declare const columns: GridTypes['columns'];
declare const getTreeDataPath: NonNullable<
  import('@mui/x-data-grid-premium').DataGridPremiumProps['getTreeDataPath']
>;
/** Saves text as a file, as the page on export defines it. */
declare const saveFile: (text: string, fileName: string) => void;
/** `null` until the grid has mounted. */
declare const apiRef: import('react').RefObject<
  import('@mui/x-data-grid-premium').GridApiPremium | null
>;
/** Asks the service behind the assistant. */
declare const processPrompt: NonNullable<
  import('@mui/x-data-grid-premium').DataGridPremiumProps['onPrompt']
>;
