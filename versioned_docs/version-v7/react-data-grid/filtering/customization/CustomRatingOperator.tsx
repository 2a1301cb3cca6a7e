import { useImperativeHandle, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';

function StarsInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const stars = useRef<HTMLSpanElement>(null);

  // The stars are radio buttons, and their parent can't receive the focus.
  useImperativeHandle(focusElementRef, () => ({
    focus: () => stars.current?.querySelector<HTMLElement>('input:checked, input')?.focus(),
  }));

  return (
    <Box sx={{ display: 'flex', alignItems: 'end', height: 48, paddingInlineStart: 1 }}>
      <Rating
        ref={stars}
        role="radiogroup"
        aria-label="Stars"
        name="stars-filter"
        value={item.value ? Number(item.value) : null}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

// preview-start
const starOperators: GridFilterOperator<Flat, number>[] = [
  {
    label: 'at least',
    value: 'atLeast',
    getApplyFilterFn: (item) => (item.value ? (value) => value >= Number(item.value) : null),
    InputComponent: StarsInput,
    getValueAsString: (value) => `${value} stars`,
  },
];
// preview-end

const columns: GridColDef<Flat>[] = [
  ...flatColumns.slice(0, 2),
  {
    field: 'rating',
    headerName: 'Rating',
    width: 160,
    display: 'flex',
    filterOperators: starOperators,
    renderCell: ({ value }) => (
      <Rating readOnly size="small" value={value} aria-label={`${value} of 5`} />
    ),
  },
];

export default function CustomRatingOperator() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'rating', operator: 'atLeast', value: 4 }] },
          },
        }}
      />
    </Box>
  );
}
