import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, units } from './staff';

// preview-start
const wards = units
  .filter((row) => row.path.length === 3)
  .map((row) => ({ ...row, path: ['Clinic', ...row.path] }));
// preview-end

export default function TreeDataWithGap() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Wards' } }}
        treeData
        rows={wards}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
      />
    </Box>
  );
}
