import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridSortDirection,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns as filmColumns, films, type Film } from './films';

const columns: GridColDef<Film>[] = filmColumns.map((column) => ({ ...column, sortable: false }));

function SortToolbar() {
  const apiRef = useGridApiContext();
  const sortByTitle = (direction: GridSortDirection) =>
    apiRef.current.sortColumn('title', direction);

  return (
    <Toolbar>
      <ToolbarButton onClick={() => sortByTitle('asc')} style={{ fontSize: 14, borderRadius: 6 }}>
        A to Z
      </ToolbarButton>
      <ToolbarButton onClick={() => sortByTitle('desc')} style={{ fontSize: 14, borderRadius: 6 }}>
        Z to A
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ReadOnlySortingGrid() {
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'title', sort: 'asc' }] } }}
        showToolbar
        slots={{ toolbar: SortToolbar }}
        hideFooter
      />
    </Box>
  );
}
