import type { GridColDef } from '@mui/x-data-grid-pro';

export interface SeatRow {
  id: number;
  [seat: string]: number | string;
}

const SEATS = 20;

/** A hall of 60 rows with 20 seats each, and their prices. */
export const seatRows: SeatRow[] = Array.from({ length: 60 }, (_, index) => {
  const row: SeatRow = { id: index + 1 };
  for (let seat = 1; seat <= SEATS; seat += 1) {
    row[`s${seat}`] = 12 + ((index * 3 + seat * 5) % 9);
  }
  return row;
});

export const columns: GridColDef<SeatRow>[] = [
  { field: 'id', headerName: 'Row', width: 80 },
  ...Array.from({ length: SEATS }, (_, index): GridColDef<SeatRow> => ({
    field: `s${index + 1}`,
    headerName: `Seat ${index + 1}`,
    type: 'number',
    width: 120,
  })),
];
