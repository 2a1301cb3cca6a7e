import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridFilterModel } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, units } from './staff';

export default function TreeDataDisableChildrenFiltering() {
  const [onlyTop, setOnlyTop] = useState(true);
  const [model, setModel] = useState<GridFilterModel>({
    items: [{ field: 'beds', operator: '>=', value: 80 }],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only the top level"
        control={<Switch checked={onlyTop} onChange={(_, checked) => setOnlyTop(checked)} />}
      />
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Departments' } }}
          treeData
          rows={units}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={-1}
          // preview-start
          disableChildrenFiltering={onlyTop}
          filterModel={model}
          onFilterModelChange={setModel}
          // preview-end
        />
      </Box>
    </Box>
  );
}
