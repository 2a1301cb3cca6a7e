import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, plays } from './seasons';

function FilterItem({ colDef, onClick, verb }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.showFilterPanel(colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <SearchIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>
        {verb} {colDef.headerName?.toLowerCase()}
      </ListItemText>
    </MenuItem>
  );
}

// preview-start
function PlaysColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuFilterItem: FilterItem }}
      slotProps={{ columnMenuFilterItem: { verb: 'Search in' } }}
    />
  );
}
// preview-end

export default function OverrideColumnMenuGrid() {
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
