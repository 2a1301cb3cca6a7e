import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** The rows of the surrounding grid as bars: filtered and sorted as they are shown. */
export function HarvestChart() {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <BarChart
        title="Harvest of each orchard, in tons"
        height={260}
        dataset={rows.map(({ model }) => model)}
        xAxis={[{ dataKey: 'orchard' }]}
        yAxis={[{ width: 36 }]}
        series={[
          { dataKey: 'early', label: 'June to August', stack: 'year', color: '#7cb342' },
          { dataKey: 'late', label: 'From September', stack: 'year', color: '#f4511e' },
        ]}
        onItemClick={(_event, { dataIndex }) =>
          apiRef.current.setRowSelectionModel({
            type: 'include',
            ids: new Set([rows[dataIndex].id]),
          })
        }
      />
    </Box>
  );
}
