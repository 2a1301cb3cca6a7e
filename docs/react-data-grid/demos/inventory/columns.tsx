import Chip from '@mui/material/Chip';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { StockCell } from './StockCell';
import { euros, LEVELS, levelOf, type Level, type Part } from './parts';

const formatEuros = (value?: number) => (value === undefined ? '' : euros.format(value));

export const columns: GridColDef<Part>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'name', headerName: 'Part', width: 150 },
  { field: 'id', headerName: 'No.', width: 85 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    width: 125,
    aggregable: false,
    display: 'flex',
    valueOptions: Object.entries(LEVELS).map(([value, { label }]) => ({ value, label })),
    valueGetter: (_, row) => (row.stock === undefined ? undefined : levelOf(row)),
    renderCell: ({ value }) => {
      const level = LEVELS[value as Level];
      return (
        level && <Chip size="small" label={level.label} color={level.color} variant="outlined" />
      );
    },
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 135,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !Number.isInteger(props.value) || props.value < 0,
    }),
    renderCell: ({ row, rowNode, formattedValue }) =>
      rowNode.type === 'leaf' ? <StockCell part={row} /> : formattedValue,
  },
  {
    field: 'sold',
    headerName: 'Eight weeks',
    width: 130,
    sortable: false,
    filterable: false,
    groupable: false,
    aggregable: false,
    renderCell: ({ row, value }) =>
      value && (
        <SparkLineChart
          aria-label={`${row.name}: sold in each of eight weeks`}
          data={value}
          plotType="bar"
          width={110}
          height={36}
        />
      ),
  },
  { field: 'ordered', headerName: 'Ordered', type: 'number', width: 95 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, valueFormatter: formatEuros },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => (row.stock === undefined ? undefined : row.stock * row.price),
    valueFormatter: formatEuros,
  },
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
];
