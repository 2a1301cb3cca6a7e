import Box from '@mui/material/Box';
import { DataGridPremium, type GridGroupingColDefOverride } from '@mui/x-data-grid-premium';
import { columns, films, type Film } from './films';

const groupingColDef: GridGroupingColDefOverride<Film> = {
  headerName: 'Company and film',
  leafField: 'title',
  flex: 2,
  minWidth: 220,
};

export default function RowGroupingBasicExample() {
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['company'] },
          aggregation: { model: { gross: 'sum' } },
          columns: { columnVisibilityModel: { company: false, title: false } },
        }}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'Aurora'}
        getAggregationPosition={({ depth }) => (depth === -1 ? null : 'inline')}
        hideFooter
        // Films are indented further than the names of their groups.
        sx={{ '--DataGrid-cellOffsetMultiplier': 8 }}
      />
      {/* preview-end */}
    </Box>
  );
}
