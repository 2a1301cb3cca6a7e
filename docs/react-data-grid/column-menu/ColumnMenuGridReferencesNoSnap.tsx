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
  {
    field: 'plan',
    headerName: 'Plan',
    width: 120,
    display: 'flex',
    renderCell: (params: GridRenderCellParams<MenuItemReference, string>) => (
      <Chip size="small" variant="outlined" label={params.value} />
    ),
  },
  { field: 'offers', headerName: 'Offers', flex: 1, minWidth: 280 },
];

export default function ColumnMenuGridReferencesNoSnap() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Items of the column menu"
        rows={menuItems}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
