import Box from '@mui/material/Box';
import EuroIcon from '@mui/icons-material/Euro';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { cinemas } from './boxOffice';
import { columns } from './cinemaColumns';

function IconHeader({ headerName, groupId }: GridColumnGroupHeaderParams) {
  const Icon = groupId === 'revenue' ? EuroIcon : PeopleIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" aria-hidden />
      {headerName}
    </Box>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Place',
    description: 'Where the cinema is, and how large',
    headerClassName: 'place',
    children: [{ field: 'name' }, { field: 'city' }, { field: 'screens' }],
  },
  {
    groupId: 'visitors',
    headerName: 'Visitors',
    headerAlign: 'center',
    renderHeaderGroup: (params) => <IconHeader {...params} />,
    children: [{ field: 'visitors2024' }, { field: 'visitors2025' }],
  },
  {
    groupId: 'revenue',
    headerName: 'k€',
    headerAlign: 'center',
    renderHeaderGroup: (params) => <IconHeader {...params} />,
    children: [{ field: 'revenue2024' }, { field: 'revenue2025' }],
  },
];

export default function CustomizationDemo() {
  return (
    <Box
      sx={{
        height: 496,
        width: '100%',
        '& .MuiDataGrid-columnHeader.place': { backgroundColor: 'rgb(59 130 246 / 0.12)' },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Cinemas' } }}
        rows={cinemas}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
