export interface Cinema {
  id: number;
  name: string;
  city: string;
  screens: number;
  visitors2024: number;
  visitors2025: number;
  revenue2024: number;
  revenue2025: number;
}

export const cinemas: Cinema[] = [
  {
    id: 1,
    name: 'Rex',
    city: 'Ghent',
    screens: 4,
    visitors2024: 81200,
    visitors2025: 86900,
    revenue2024: 712,
    revenue2025: 790,
  },
  {
    id: 2,
    name: 'Aurora',
    city: 'Turku',
    screens: 2,
    visitors2024: 30400,
    visitors2025: 28100,
    revenue2024: 301,
    revenue2025: 288,
  },
  {
    id: 3,
    name: 'Ideal',
    city: 'Porto',
    screens: 6,
    visitors2024: 112700,
    visitors2025: 120300,
    revenue2024: 845,
    revenue2025: 931,
  },
  {
    id: 4,
    name: 'Kosmos',
    city: 'Gdynia',
    screens: 5,
    visitors2024: 96400,
    visitors2025: 99800,
    revenue2024: 688,
    revenue2025: 735,
  },
  {
    id: 5,
    name: 'Lumen',
    city: 'Graz',
    screens: 3,
    visitors2024: 58900,
    visitors2025: 61200,
    revenue2024: 541,
    revenue2025: 569,
  },
  {
    id: 6,
    name: 'Odeon',
    city: 'Lyon',
    screens: 8,
    visitors2024: 164300,
    visitors2025: 158700,
    revenue2024: 1420,
    revenue2025: 1395,
  },
];
