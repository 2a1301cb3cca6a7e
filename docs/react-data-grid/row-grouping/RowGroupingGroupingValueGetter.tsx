import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, sumInGroups, type Film } from './films';

const columns: GridColDef<Film>[] = filmColumns.map((column) =>
  column.field === 'year'
    ? {
        ...column,
        type: 'string',
        // preview-start
        groupingValueGetter: (value: number) => `${value - (value % 2)}–${value - (value % 2) + 1}`,
        // preview-end
      }
    : column,
);

const groupingColDef = { width: 170 };

export default function RowGroupingGroupingValueGetter() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['year'] },
          aggregation: { model: { gross: 'sum' } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === '2022–2023'}
        getAggregationPosition={sumInGroups}
        hideFooter
      />
    </Box>
  );
}
