import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { columns as loanColumns, loans, type Loan } from './loans';

const columns: GridColDef<Loan>[] = loanColumns.map((column) => ({
  ...column,
  filterable: false,
  sortable: false,
  hideable: false,
}));

export default function AccessDisabledColumnFeatures() {
  const apiRef = useGridApiRef();

  // preview-start
  const showCampus = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'branch', operator: 'equals', value: 'Campus' }],
    });
  const sortByDue = () => apiRef.current.setSortModel([{ field: 'due', sort: 'asc' }]);
  const hideLent = () => apiRef.current.setColumnVisibility('lent', false);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={showCampus}>
          Only Campus
        </Button>
        <Button size="small" onClick={sortByDue}>
          Sort by due date
        </Button>
        <Button size="small" onClick={hideLent}>
          Hide Lent
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Books' } }}
          apiRef={apiRef}
          rows={loans}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
