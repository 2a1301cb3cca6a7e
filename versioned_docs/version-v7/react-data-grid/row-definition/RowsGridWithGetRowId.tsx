import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  copies: number;
}

const books: Book[] = [
  { isbn: '978-0-00-000001-4', title: 'Sea Charts', copies: 3 },
  { isbn: '978-0-00-000002-1', title: 'The Beekeeper', copies: 5 },
  { isbn: '978-0-00-000003-8', title: 'Bridges of Iron', copies: 1 },
];

const columns: GridColDef<Book>[] = [
  { field: 'isbn', headerName: 'ISBN', width: 180 },
  { field: 'title', headerName: 'Title', width: 160 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

// Outside of the component: the function is the same on every render.
function getRowId(row: Book) {
  return row.isbn;
}

export default function RowsGridWithGetRowId() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={books}
        columns={columns}
        getRowId={getRowId}
      />
    </Box>
  );
}
