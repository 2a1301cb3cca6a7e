import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes';

// preview-start
function RatingEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams<Dish, number>) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>(`input[value="${value ?? ''}"]`)?.focus();
    }
  }, [hasFocus, value]);

  const change = (newValue: number | null) =>
    apiRef.current.setEditCellValue({ id, field, value: newValue ?? 0 });

  return <Rating ref={ref} name={`rating-${id}`} value={value} onChange={(_, v) => change(v)} />;
}
// preview-end

function RatingCell({ value, row }: GridRenderCellParams<Dish, number>) {
  return <Rating readOnly value={value} aria-label={`${row.dish}: ${value} of 5`} />;
}

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 180 },
  { field: 'course', headerName: 'Course', width: 110 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    editable: true,
    display: 'flex',
    renderCell: (params) => <RatingCell {...params} />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

export default function CustomEditComponent() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Dishes" rows={dishes} columns={columns} hideFooter />
    </Box>
  );
}
