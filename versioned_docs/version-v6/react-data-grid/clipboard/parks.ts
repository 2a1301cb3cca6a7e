import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Park {
  id: number;
  park: string;
  jan: number;
  feb: number;
  mar: number;
  apr: number;
  may: number;
}

const NAMES = ['Almere', 'Badajoz', 'Cottbus', 'Drava', 'Evora', 'Foggia', 'Girona', 'Huelva'];

/** Solar parks with their yield in MWh. The values depend on the index alone. */
export const parks: Park[] = NAMES.map((park, index) => ({
  id: index + 1,
  park,
  jan: 210 + ((index * 37) % 90),
  feb: 260 + ((index * 53) % 110),
  mar: 390 + ((index * 41) % 130),
  apr: 520 + ((index * 67) % 140),
  may: 640 + ((index * 29) % 150),
}));

const month = (field: keyof Park, headerName: string): GridColDef<Park> => ({
  field,
  headerName,
  type: 'number',
  width: 90,
  editable: true,
});

export const columns: GridColDef<Park>[] = [
  { field: 'park', headerName: 'Solar park', minWidth: 120, flex: 1, editable: true },
  month('jan', 'Jan'),
  month('feb', 'Feb'),
  month('mar', 'Mar'),
  month('apr', 'Apr'),
  month('may', 'May'),
];
