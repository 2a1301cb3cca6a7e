export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const times = ['08:00', '10:00', '12:00', '14:00', '16:00'];

const patients = [
  [14, 22, 9, 17, 12],
  [11, 19, 8, 15, 10],
  [9, 16, 6, 18, 13],
  [12, 20, 10, 21, 15],
  [8, 13, 5, 9, 4],
];

/** One `[day index, time index, patients]` entry for each cell. */
export const loadByHour = patients.flatMap((counts, day) =>
  counts.map((count, time): [number, number, number] => [day, time, count]),
);
