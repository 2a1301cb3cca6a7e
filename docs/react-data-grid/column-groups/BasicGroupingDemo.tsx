import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { cinemas } from './boxOffice';
import { columns } from './cinemaColumns';

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Place', children: [{ field: 'name' }, { field: 'city' }] },
  {
    groupId: 'results',
    headerName: 'Results',
    children: [
      { groupId: 'Visitors', children: [{ field: 'visitors2024' }, { field: 'visitors2025' }] },
      {
        groupId: 'revenue',
        headerName: 'Revenue (k€)',
        children: [{ field: 'revenue2024' }, { field: 'revenue2025' }],
      },
    ],
  },
];
// preview-end

export default function BasicGroupingDemo() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  return (
    <Box sx={{ height: 482, width: '100%' }}>
      <DataGrid
        label="Cinemas"
        rows={cinemas}
        columns={columns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              [GRID_CHECKBOX_SELECTION_FIELD]: isWide,
              city: isWide,
              screens: isWide,
              revenue2024: isWide,
              revenue2025: isWide,
            },
          },
        }}
        columnGroupingModel={columnGroupingModel}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
