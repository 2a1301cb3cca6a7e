import {
  DataGrid,
  GridColumnMenuContainer,
  type GridColumnMenuProps,
  SortGridMenuItems,
} from '@mui/x-data-grid';
import { columns, rows } from './orders';

// preview-start
function SortOnlyMenu({ hideMenu, currentColumn, ...other }: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} currentColumn={currentColumn} {...other}>
      <SortGridMenuItems onClick={hideMenu} column={currentColumn} />
    </GridColumnMenuContainer>
  );
}
// preview-end

export default function OrdersColumnMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        components={{ ColumnMenu: SortOnlyMenu }}
      />
    </div>
  );
}
