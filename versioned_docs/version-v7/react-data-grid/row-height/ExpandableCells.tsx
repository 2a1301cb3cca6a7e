import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  GridToolbar,
} from '@mui/x-data-grid';
import { createReviews, type Review } from './reviews';

const rows = createReviews(20);
const SHORT = 80;

function ReviewCell({ value = '', row, tabIndex }: GridRenderCellParams<Review, string>) {
  const [expanded, setExpanded] = useState(false);

  if (value.length <= SHORT) {
    return value;
  }
  return (
    <div>
      {expanded ? value : `${value.slice(0, SHORT)}…`}{' '}
      <Link
        component="button"
        type="button"
        tabIndex={tabIndex}
        aria-expanded={expanded}
        aria-label={`${expanded ? 'Less' : 'More'} of review ${row.id}`}
        onClick={() => setExpanded(!expanded)}
        sx={{ fontSize: 'inherit', letterSpacing: 'inherit' }}
      >
        {expanded ? 'less' : 'more'}
      </Link>
    </div>
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'product', headerName: 'Product', width: 120 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <ReviewCell {...params} />,
  },
];

export default function ExpandableCells() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reviews' } }}
        slots={{ toolbar: GridToolbar }}
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 80}
        sx={{
          '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { paddingBlock: '8px' },
          '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': { paddingBlock: '15px' },
          '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { paddingBlock: '22px' },
        }}
      />
    </Box>
  );
}
