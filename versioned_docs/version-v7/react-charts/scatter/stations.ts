const types = ['coast', 'plain', 'summit'] as const;

const rows: [altitude: number, wind: number, type: number][] = [
  [12, 6.8, 0],
  [25, 7.9, 0],
  [8, 8.6, 0],
  [61, 6.1, 0],
  [33, 9.2, 0],
  [95, 7.2, 0],
  [210, 3.1, 1],
  [280, 3.9, 1],
  [340, 2.6, 1],
  [415, 4.4, 1],
  [460, 3.4, 1],
  [530, 4.8, 1],
  [720, 5.6, 2],
  [860, 7.1, 2],
  [940, 6.4, 2],
  [1080, 8.9, 2],
  [1190, 9.8, 2],
  [1340, 11.2, 2],
];

/** Weather stations: altitude, mean wind, and as `z` the kind of place. */
export const stations = rows.map(([x, y, type], id) => ({ id, x, y, z: types[type] }));

export const xColorMap = {
  type: 'piecewise' as const,
  thresholds: [100, 600],
  colors: ['#1e88e5', '#43a047', '#8d6e63'],
};

export const yColorMap = {
  type: 'continuous' as const,
  min: 2,
  max: 12,
  color: ['#26a69a', '#c62828'] as const,
};

export const zColorMap = {
  type: 'ordinal' as const,
  values: [...types],
  colors: ['#1e88e5', '#43a047', '#8d6e63'],
};
