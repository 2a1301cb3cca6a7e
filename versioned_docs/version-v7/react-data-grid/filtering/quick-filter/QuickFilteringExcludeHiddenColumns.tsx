import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColumnVisibilityModel,
  type GridFilterModel,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns, flats } from './flats';

export default function QuickFilteringExcludeHiddenColumns() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['riverside'],
    quickFilterExcludeHiddenColumns: false,
  });
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({ district: false });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show District"
        control={
          <Switch
            checked={visibility.district !== false}
            onChange={(_, checked) => setVisibility({ district: checked })}
          />
        }
      />
      <FormControlLabel
        label="Search hidden columns"
        control={
          <Switch
            checked={!filterModel.quickFilterExcludeHiddenColumns}
            onChange={(_, checked) =>
              setFilterModel({ ...filterModel, quickFilterExcludeHiddenColumns: !checked })
            }
          />
        }
      />
      <Box sx={{ height: 430 }}>
        <DataGrid
          rows={flats}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ main: { 'aria-label': 'Flats' }, toolbar: { showQuickFilter: true } }}
          disableColumnFilter
          disableColumnSelector
          disableDensitySelector
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          columnVisibilityModel={visibility}
          onColumnVisibilityModelChange={setVisibility}
        />
      </Box>
    </Box>
  );
}
