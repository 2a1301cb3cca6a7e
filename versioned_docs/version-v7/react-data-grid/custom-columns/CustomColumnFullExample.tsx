import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, gridStringOrNumberComparator } from '@mui/x-data-grid';
import { ArtistCell, LinkCell, ProgressCell, RatingCell, RatingEditCell } from './cells';
import { concerts, type Concert } from './concerts';
import { ratingOperators } from './ratingOperators';

const columns: GridColDef<Concert>[] = [
  {
    field: 'artist',
    headerName: 'Artist',
    width: 180,
    display: 'flex',
    // The value is an object: say what sorting, filtering and exports should use of it.
    valueFormatter: (value?: Concert['artist']) => value?.name ?? '',
    sortComparator: (a: Concert['artist'], b: Concert['artist'], paramsA, paramsB) =>
      gridStringOrNumberComparator(a.name, b.name, paramsA, paramsB),
    filterable: false,
    renderCell: (params) => <ArtistCell artist={params.row.artist} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    display: 'flex',
    editable: true,
    filterOperators: ratingOperators,
    renderCell: (params) => <RatingCell value={params.value} />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'number',
    width: 150,
    display: 'flex',
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
    renderCell: (params) => (
      <ProgressCell value={params.row.sold} label={`Tickets for ${params.row.artist.name}`} />
    ),
  },
  {
    field: 'website',
    headerName: 'Website',
    width: 190,
    display: 'flex',
    renderCell: (params) => <LinkCell {...params} />,
  },
];

export default function CustomColumnFullExample() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Concerts' } }}
        rows={concerts}
        columns={columns}
      />
    </Box>
  );
}
