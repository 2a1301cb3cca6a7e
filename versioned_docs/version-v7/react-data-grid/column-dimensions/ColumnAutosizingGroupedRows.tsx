import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { parts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'supplier', headerName: 'Supplier' },
  { field: 'name', headerName: 'Part' },
  { field: 'sku', headerName: 'SKU' },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];

const groupingColDef: GridGroupingColDefOverride<Part> = { leafField: 'name' };

const autosizeOptions = { includeOutliers: true };

export default function ColumnAutosizingGroupedRows() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['supplier'] },
      columns: { columnVisibilityModel: { name: false } },
    },
  });

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          apiRef.current?.autosizeColumns(autosizeOptions);
        }
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Parts by supplier' } }}
        apiRef={apiRef}
        rows={parts}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
      />
    </Box>
  );
}
