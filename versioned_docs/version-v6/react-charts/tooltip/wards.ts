export const wards = ['Ward 1', 'Ward 2', 'Ward 3', 'Ward 4'];

/** Beds in use and free beds in each ward. */
export const beds = {
  taken: [18, 22, 14, 26],
  free: [6, 2, 10, 4],
};

export const formatBeds = (value: number | null) =>
  value === null ? 'no data' : `${value} ${value === 1 ? 'bed' : 'beds'}`;
