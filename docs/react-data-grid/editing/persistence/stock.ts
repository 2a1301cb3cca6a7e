import type { GridColDef } from '@mui/x-data-grid';

export interface StockItem {
  id: string;
  name: string;
  shelf: string;
  pieces: number;
}

export const stock: StockItem[] = [
  { id: 'HW-104', name: 'Wood screw 4×40', shelf: 'A3', pieces: 2400 },
  { id: 'HW-118', name: 'Angle bracket', shelf: 'A7', pieces: 310 },
  { id: 'HW-233', name: 'Cable tie, black', shelf: 'C1', pieces: 5200 },
  { id: 'HW-240', name: 'Hinge, steel', shelf: 'C4', pieces: 86 },
  { id: 'HW-251', name: 'Wall plug, 8 mm', shelf: 'A4', pieces: 3800 },
  { id: 'HW-266', name: 'Felt pad, round', shelf: 'B2', pieces: 640 },
];

export const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Number', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 190, editable: true },
  { field: 'shelf', headerName: 'Shelf', width: 90, editable: true },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110, editable: true },
];
