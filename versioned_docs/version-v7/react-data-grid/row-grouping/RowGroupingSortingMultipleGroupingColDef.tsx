import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverrideParams,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const groupingColDef = ({ fields }: GridGroupingColDefOverrideParams) =>
  fields.includes('country') ? { mainGroupingCriteria: 'country' } : {};
// preview-end

export default function RowGroupingSortingMultipleGroupingColDef() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company', 'country'] },
      sorting: { sortModel: [{ field: '__row_group_by_columns_group_country__', sort: 'asc' }] },
    },
  });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        disableRowSelectionOnClick
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupingColDef}
      />
    </Box>
  );
}
