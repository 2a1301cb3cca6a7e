import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, units } from './staff';

export default function TreeDataFullExample() {
  const apiRef = useGridApiRef();

  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Departments' } }}
        apiRef={apiRef}
        treeData
        rows={units}
        columns={columns}
        loading={units.length === 0}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
  // preview-end
}
