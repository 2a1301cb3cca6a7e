import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, units } from './staff';

export default function TreeDataFullExample() {
  const apiRef = useGridApiRef();

  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Departments"
        apiRef={apiRef}
        treeData
        rows={units}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
  // preview-end
}
