import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Harvest {
  id: number;
  apiary: string;
  honey: string;
  year: string;
  kilos: number;
  hives: number;
}

type Facts = [string, string, string, number, number];

const facts: Facts[] = [
  ['Orchard', 'Blossom', '2024', 140, 6],
  ['Orchard', 'Lime', '2024', 95, 6],
  ['Orchard', 'Blossom', '2025', 165, 8],
  ['Orchard', 'Lime', '2025', 120, 8],
  ['Heath', 'Heather', '2024', 60, 4],
  ['Heath', 'Blossom', '2024', 30, 4],
  ['Heath', 'Heather', '2025', 85, 5],
  ['Canal', 'Lime', '2024', 110, 5],
  ['Canal', 'Lime', '2025', 130, 5],
  ['Canal', 'Blossom', '2025', 45, 5],
];

export const harvests: Harvest[] = facts.map(([apiary, honey, year, kilos, hives], index) => ({
  id: index + 1,
  apiary,
  honey,
  year,
  kilos,
  hives,
}));

export const columns: GridColDef<Harvest>[] = [
  { field: 'apiary', headerName: 'Apiary', flex: 1, minWidth: 110 },
  { field: 'honey', headerName: 'Honey', flex: 1, minWidth: 110 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
  { field: 'hives', headerName: 'Hives', type: 'number', width: 90 },
];
