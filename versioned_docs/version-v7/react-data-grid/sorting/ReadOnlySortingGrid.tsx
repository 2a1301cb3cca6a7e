import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridSortDirection,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns as filmColumns, films, type Film } from './films';

const columns: GridColDef<Film>[] = filmColumns.map((column) => ({ ...column, sortable: false }));

function SortToolbar() {
  const apiRef = useGridApiContext();
  const sortByTitle = (direction: GridSortDirection) =>
    apiRef.current.sortColumn('title', direction);

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={() => sortByTitle('asc')}>
        A to Z
      </Button>
      <Button size="small" onClick={() => sortByTitle('desc')}>
        Z to A
      </Button>
    </GridToolbarContainer>
  );
}

export default function ReadOnlySortingGrid() {
  return (
    <Box sx={{ height: 490, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'title', sort: 'asc' }] } }}
        slots={{ toolbar: SortToolbar }}
      />
    </Box>
  );
}
