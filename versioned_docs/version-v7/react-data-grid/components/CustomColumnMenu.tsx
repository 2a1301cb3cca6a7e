import Box from '@mui/material/Box';
import StarOutlineIcon from '@mui/icons-material/StarOutline';
import {
  DataGridPro,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  type GridColumnMenuProps,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid-pro';
import { columns, loans } from './loans';

// preview-start
function BookColumnMenu({ hideMenu, colDef, ...other }: GridColumnMenuProps) {
  if (colDef.field === 'title') {
    return (
      <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
        <GridColumnMenuSortItem onClick={hideMenu} colDef={colDef} />
        <GridColumnMenuFilterItem onClick={hideMenu} colDef={colDef} />
      </GridColumnMenuContainer>
    );
  }
  // preview-end
  if (colDef.field === 'due') {
    return (
      <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
          <StarOutlineIcon fontSize="small" />
          Loans end at closing time.
        </Box>
      </GridColumnMenuContainer>
    );
  }
  return <GridColumnMenu hideMenu={hideMenu} colDef={colDef} {...other} />;
}

export default function CustomColumnMenu() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        slots={{ columnMenu: BookColumnMenu }}
      />
    </Box>
  );
}
