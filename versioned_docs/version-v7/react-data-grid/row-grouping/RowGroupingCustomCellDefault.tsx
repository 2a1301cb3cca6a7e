import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import GradeIcon from '@mui/icons-material/Grade';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns as filmColumns, films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  ...filmColumns.slice(0, 2),
  {
    field: 'rating',
    headerName: 'Rating',
    width: 110,
    type: 'number',
    valueGetter: (_, row) => (row.gross ? Math.min(5, 1 + Math.round(row.gross / 80)) : null),
    // preview-start
    renderCell: ({ value, formattedValue, rowNode }) =>
      rowNode.type === 'group' ? (
        formattedValue
      ) : (
        <Chip size="small" icon={<GradeIcon />} label={value} />
      ),
    // preview-end
  },
];

export default function RowGroupingCustomCellDefault() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={films}
        columns={columns}
        initialState={{ rowGrouping: { model: ['rating'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
