import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Unit {
  id: number;
  path: string[];
  lead: string;
  beds: number;
  staff: number;
}

const unit = (id: number, path: string[], lead: string, beds: number, staff: number): Unit => ({
  id,
  path,
  lead,
  beds,
  staff,
});

/** The departments of a hospital; each name is the last element of its path. */
export const units: Unit[] = [
  unit(1, ['Surgery'], 'Dr. Okafor', 84, 120),
  unit(2, ['Surgery', 'Orthopedics'], 'Dr. Haas', 40, 52),
  unit(3, ['Surgery', 'Orthopedics', 'Ward 3'], 'M. Silva', 22, 18),
  unit(4, ['Surgery', 'Orthopedics', 'Ward 4'], 'K. Jansen', 18, 15),
  unit(5, ['Surgery', 'Trauma'], 'Dr. Ito', 26, 41),
  unit(6, ['Medicine'], 'Dr. Moreau', 110, 138),
  unit(7, ['Medicine', 'Cardiology'], 'Dr. Serrano', 46, 60),
  unit(8, ['Medicine', 'Cardiology', 'Ward 9'], 'R. Novák', 24, 20),
  unit(9, ['Medicine', 'Geriatrics'], 'Dr. Berger', 38, 44),
  unit(10, ['Pediatrics'], 'Dr. Dahl', 52, 70),
];

export const getTreeDataPath = (row: Unit) => row.path;

export const columns: GridColDef<Unit>[] = [
  { field: 'lead', headerName: 'Lead', width: 140, minWidth: 120, flex: 1 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 110 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];
