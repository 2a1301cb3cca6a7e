import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columnsWithTotal, films } from './films';

export default function AggregationInitialState() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columnsWithTotal}
        initialState={{
          columns: { columnVisibilityModel: { company: isWide, country: isWide, year: isWide } },
          aggregation: { model: { gross: 'sum' } },
        }}
      />
    </Box>
  );
}
