import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

// preview-start
const components = {
  ColumnSortedAscendingIcon: () => <span aria-hidden>▲</span>,
  ColumnSortedDescendingIcon: () => <span aria-hidden>▼</span>,
};
// preview-end

export default function SortIcons() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} components={components} />
    </div>
  );
}
