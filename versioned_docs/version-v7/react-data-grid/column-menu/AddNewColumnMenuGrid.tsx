import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { columns, plays } from './seasons';

function CopyNameItem({ colDef, onClick, label }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        navigator.clipboard?.writeText(colDef.headerName ?? colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <ContentCopyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

// preview-start
function PlaysColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ copyNameItem: CopyNameItem }}
      slotProps={{ copyNameItem: { displayOrder: 15, label: 'Copy name' } }}
    />
  );
}
// preview-end

export default function AddNewColumnMenuGrid() {
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Plays' } }}
        rows={plays}
        columns={columns}
        slots={{ columnMenu: PlaysColumnMenu }}
      />
    </Box>
  );
}
