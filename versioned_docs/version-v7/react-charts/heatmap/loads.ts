export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const hours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];

/** Load of a charging park in percent: a row for each day, a value for each time. */
const load = [
  [31, 64, 52, 47, 88, 41],
  [28, 61, 49, 50, 91, 38],
  [33, 66, 55, 46, 85, 44],
  [30, 63, 57, 53, 93, 47],
  [36, 69, 61, 72, 97, 58],
  [12, 34, 66, 71, 54, 36],
  [8, 22, 58, 63, 49, 27],
];

/** Entries of the form `[x index, y index, value]`. */
export const cells = load.flatMap((values, day) =>
  values.map((value, hour): [number, number, number] => [day, hour, value]),
);

/** Temperature difference between inside and outside in °C. */
export const differences = cells.map(([day, hour, value]): [number, number, number] => [
  day,
  hour,
  Math.round((value - 52) / 4),
]);
