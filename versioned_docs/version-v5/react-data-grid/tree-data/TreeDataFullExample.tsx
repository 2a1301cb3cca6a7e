import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, units } from './staff';

export default function TreeDataFullExample() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Departments"
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
