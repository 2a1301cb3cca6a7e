import { DataGrid, type GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [
  { field: 'isbn', headerName: 'ISBN', width: 150 },
  { field: 'title', headerName: 'Title', width: 180 },
];

const rows = [
  { isbn: '978-0-0001', title: 'Salt Roads' },
  { isbn: '978-0-0002', title: 'Night Trains' },
];

export default function RowsWithKey() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <DataGrid aria-label="Books" rows={rows} columns={columns} getRowId={(row) => row.isbn} />
      {/* preview-end */}
    </div>
  );
}
