const start = new Date(2026, 2, 14, 8, 0);
const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** Room temperature of a laboratory, measured every quarter of an hour. */
export const temperature = [
  19.2, 19.3, 19.6, 19.9, 20.3, 20.6, 21.0, 21.2, 21.5, 21.6, 21.9, 22.1, 22.0, 22.3, 22.4, 22.2,
  22.1, 21.8, 21.6, 21.7, 21.3, 21.0, 20.8, 20.5, 20.1,
];

export const quarterHours = temperature.map(
  (_, index) => new Date(start.getTime() + index * QUARTER_HOUR_MS),
);
