import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverride,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films, type Film } from './films';

const groupingColDef: GridGroupingColDefOverride<Film> = {
  headerName: 'Company and film',
  leafField: 'title',
  flex: 2,
  minWidth: 220,
};

export default function RowGroupingBasicExample() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum' } },
      columns: {
        columnVisibilityModel: { title: false },
        orderedFields: ['gross'],
      },
    },
  });

  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Films"
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'Aurora'}
        getAggregationPosition={({ depth }) => (depth === -1 ? null : 'inline')}
        hideFooter
        sx={{ '--DataGrid-cellOffsetMultiplier': 8 }}
      />
    </Box>
  );
}
