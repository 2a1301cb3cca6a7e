import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films as allFilms, type Film } from './films';

// preview-start
const films: Film[] = allFilms.map((film) =>
  film.company === 'Vistula' ? { ...film, company: null } : film,
);
// preview-end

export default function RowGroupingRowsWithMissingGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
