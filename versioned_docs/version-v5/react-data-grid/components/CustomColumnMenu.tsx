import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  type GridColumnMenuProps,
  GridFilterMenuItem,
  SortGridMenuItems,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import { columns, loans } from './loans';

// preview-start
function BookColumnMenu({ hideMenu, currentColumn, ...other }: GridColumnMenuProps) {
  const props = { hideMenu, currentColumn, ...other };
  if (currentColumn.field !== 'title') {
    return <GridColumnMenu {...props} />;
  }
  return (
    <GridColumnMenuContainer {...props}>
      <SortGridMenuItems onClick={hideMenu} column={currentColumn} />
      <GridFilterMenuItem onClick={hideMenu} column={currentColumn} />
    </GridColumnMenuContainer>
  );
}
// preview-end

export default function CustomColumnMenu() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books"
        rows={loans}
        columns={columns}
        components={{ ColumnMenu: BookColumnMenu }}
      />
    </Box>
  );
}
