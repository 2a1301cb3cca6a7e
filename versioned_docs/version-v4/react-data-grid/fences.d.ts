/** Names that the code fragments of the Data Grid pages use without declaring them. */
declare const rows: import('@mui/x-data-grid').GridRowsProp;
declare const columns: import('@mui/x-data-grid').GridColumns;
