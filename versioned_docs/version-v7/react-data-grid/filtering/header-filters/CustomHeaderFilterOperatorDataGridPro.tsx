import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGridPro,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid-pro';
import { columns as flatColumns, flats, type Flat } from './flats';

interface StarsInputProps extends GridFilterInputValueProps {
  /** Header filters pass it while the filter is active. */
  clearButton?: ReactNode;
}

function StarsInput({ item, applyValue, clearButton }: StarsInputProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 1 }}>
      <Rating
        name={`stars-${item.id ?? 'new'}`}
        size="small"
        value={item.value ? Number(item.value) : null}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
      {clearButton}
    </Box>
  );
}

// preview-start
const starOperators = getGridNumericOperators()
  .filter(({ value }) => ['>=', '<=', '='].includes(value))
  .map((operator) => ({ ...operator, InputComponent: StarsInput }));
// preview-end

const columns: GridColDef<Flat>[] = [
  ...flatColumns.slice(0, 2),
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 190,
    display: 'flex',
    filterOperators: starOperators,
    renderCell: ({ value }) => (
      <Rating readOnly size="small" value={value} aria-label={`${value} of 5`} />
    ),
  },
];

export default function CustomHeaderFilterOperatorDataGridPro() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        headerFilters
      />
    </Box>
  );
}
