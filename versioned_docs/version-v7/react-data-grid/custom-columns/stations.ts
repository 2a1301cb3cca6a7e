export interface Station {
  id: number;
  name: string;
  /** Bikes taken on each of the last seven days. */
  week: number[];
  /** Bikes taken in each of the last twelve months. */
  year: number[];
}

export const stations: Station[] = [
  {
    id: 1,
    name: 'Opera',
    week: [142, 156, 149, 171, 208, 260, 244],
    year: [1900, 2050, 2780, 3600, 4450, 5200, 5480, 5100, 4300, 3350, 2400, 1980],
  },
  {
    id: 2,
    name: 'University',
    week: [310, 325, 318, 301, 240, 88, 64],
    year: [5200, 5600, 5900, 6100, 5400, 4100, 2300, 2600, 5800, 6300, 5900, 4200],
  },
  {
    id: 3,
    name: 'Beach',
    week: [20, 24, 31, 40, 76, 180, 196],
    year: [120, 140, 390, 900, 2100, 4300, 5900, 5600, 2500, 800, 260, 130],
  },
  {
    id: 4,
    name: 'Business park',
    week: [198, 205, 211, 190, 150, 12, 8],
    year: [3100, 3200, 3400, 3300, 3500, 3400, 2600, 2200, 3400, 3500, 3300, 2400],
  },
];
