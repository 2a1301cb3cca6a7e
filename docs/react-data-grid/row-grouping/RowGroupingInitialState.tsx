import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, films, sumInGroups } from './films';

export default function RowGroupingInitialState() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['company', 'country'] },
          columns: { columnVisibilityModel: { company: false, country: false } },
          aggregation: { model: { gross: 'sum' } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Aurora' || groupingKey === 'Norway'
        }
        getAggregationPosition={sumInGroups}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
