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
    renderCell: ({ value, rowNode, field }) => {
      const isGroup = rowNode.type === 'group';
      if (isGroup && field === 'rating') {
        return '';
      }
      return (
        <Chip
          size="small"
          icon={<GradeIcon />}
          label={isGroup ? rowNode.groupingKey : value}
          color={isGroup ? 'primary' : 'default'}
        />
      );
    },
    // preview-end
  },
];

export default function RowGroupingCustomCell() {
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
