import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  GRID_STRING_COL_DEF,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { stations, type Station } from './stations';

function SparklineCell(props: GridRenderCellParams<Station, number[], string>) {
  if (!props.value) {
    return null;
  }
  return (
    <SparkLineChart
      data={props.value}
      width={props.colDef.computedWidth - 20}
      height={40}
      plotType={props.field === 'week' ? 'bar' : 'line'}
      aria-label={`${props.row.name}: ${props.value.join(', ')}`}
    />
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const sparklineColumn: GridColTypeDef<number[], string> = {
  ...GRID_STRING_COL_DEF,
  type: 'custom',
  display: 'flex',
  filterable: false,
  resizable: false,
  sortComparator: (a: number[], b: number[]) => sum(a) - sum(b),
  valueFormatter: (value: number[]) => value.join(' '),
  renderCell: (params) => <SparklineCell {...params} />,
};

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 150 },
  { ...sparklineColumn, field: 'week', headerName: 'Bikes a day', width: 150 },
  { ...sparklineColumn, field: 'year', headerName: 'Bikes a month', width: 200 },
];

export default function SparklineColumn() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bike stations' } }}
        rows={stations}
        columns={columns}
      />
    </Box>
  );
}
