import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { HarvestChart } from './HarvestChart';
import { columns, orchards } from './harvest';

export default function GridWithChart() {
  return (
    <Box sx={{ width: '100%', height: 600 }}>
      {/* preview-start */}
      <DataGrid
        label="Harvest in tons"
        rows={orchards}
        columns={columns}
        density="compact"
        slots={{ footer: HarvestChart }}
        showToolbar
      />
      {/* preview-end */}
    </Box>
  );
}
