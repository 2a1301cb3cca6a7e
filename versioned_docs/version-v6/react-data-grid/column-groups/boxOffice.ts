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
];
