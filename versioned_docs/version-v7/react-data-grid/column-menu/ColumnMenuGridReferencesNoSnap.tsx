import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { menuItems, type MenuItemReference } from './menuItems';

const columns: GridColDef<MenuItemReference>[] = [
  { field: 'order', headerName: 'Order', type: 'number', width: 80 },
  { field: 'id', headerName: 'Slot', width: 220 },
  { field: 'component', headerName: 'Component', width: 250 },
  {
    field: 'plan',
    headerName: 'Plan',
    width: 120,
    display: 'flex',
    renderCell: (params: GridRenderCellParams<MenuItemReference, string>) => (
      <Chip size="small" variant="outlined" label={params.value} />
    ),
  },
  { field: 'offers', headerName: 'Offers', width: 280 },
];

export default function ColumnMenuGridReferencesNoSnap() {
  return (
    <Box sx={{ height: 425, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Items of the column menu' } }}
        rows={menuItems}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
