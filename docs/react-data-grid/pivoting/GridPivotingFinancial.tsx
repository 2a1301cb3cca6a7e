import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';

interface Quote {
  id: number;
  date: Date;
  share: string;
  close: number;
}

const SHARES = ['Alder Rail', 'Birch Power', 'Cedar Foods'];
const FIRST_CLOSES = [42, 118, 67];
const DAY_COUNT = 60;

const quotes: Quote[] = SHARES.flatMap((share, shareIndex) =>
  Array.from({ length: DAY_COUNT }, (_, day) => ({
    id: shareIndex * DAY_COUNT + day,
    date: new Date(2025, 0, 2 + day * 6),
    share,
    close: FIRST_CLOSES[shareIndex] + 6 * Math.sin(day / 7 + shareIndex) + ((day * 7) % 5),
  })),
);

const price = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));

// preview-start
const closeAgain = (field: string, headerName: string): GridColDef<Quote> => ({
  field,
  headerName,
  type: 'number',
  width: 90,
  valueGetter: (_, row) => row.close,
  valueFormatter: price,
});

const columns: GridColDef<Quote>[] = [
  { field: 'share', headerName: 'Share', width: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'close', headerName: 'Close', type: 'number', width: 90, valueFormatter: price },
  closeAgain('low', 'Lowest'),
  closeAgain('high', 'Highest'),
];
// preview-end

const pivotModel: GridPivotModel = {
  rows: [{ field: 'share' }],
  columns: [{ field: 'date-quarter', sort: 'asc' }],
  values: [
    { field: 'low', aggFunc: 'min' },
    { field: 'high', aggFunc: 'max' },
    { field: 'close', aggFunc: 'avg' },
  ],
};

export default function GridPivotingFinancial() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Closing prices by quarter"
        rows={quotes}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { low: false, high: false } },
          pivoting: { enabled: true, model: pivotModel },
        }}
        columnGroupHeaderHeight={36}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
