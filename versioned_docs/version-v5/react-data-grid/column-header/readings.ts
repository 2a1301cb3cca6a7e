export interface Reading {
  id: number;
  place: string;
  pm25: number;
  no2: number;
}

export const rows: Reading[] = [
  { id: 1, place: 'Station square', pm25: 14, no2: 38 },
  { id: 2, place: 'River park', pm25: 6, no2: 12 },
  { id: 3, place: 'Ring road', pm25: 22, no2: 57 },
  { id: 4, place: 'Harbor', pm25: 17, no2: 44 },
  { id: 5, place: 'University', pm25: 9, no2: 21 },
  { id: 6, place: 'Airport road', pm25: 19, no2: 49 },
];
