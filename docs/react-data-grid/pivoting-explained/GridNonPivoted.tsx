import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, harvests } from './harvests';

export default function GridNonPivoted() {
  // preview-start
  return (
    <Box sx={{ height: 505, width: '100%' }}>
      <DataGridPremium
        label="Harvests"
        rows={harvests}
        columns={columns}
        density="compact"
        columnGroupHeaderHeight={36}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
  // preview-end
}
