/** Between 0 and 1, without a pattern, and the same on every load. */
const scatter = (seed: number) => {
  const value = Math.abs(Math.sin(seed * 12.9898) * 43758.5453);
  return value - Math.floor(value);
};

/** Between 0 and 100, more often near 50. */
const position = (seed: number) => 50 * (scatter(seed) + scatter(seed + 0.5));

/** 160 measurements, most of them near the middle of the region, in two groups. */
export const measurements = Array.from({ length: 160 }, (_, id) => ({
  id,
  x: position(id + 1),
  y: position(id + 201),
}));

export const north = measurements.filter(({ y }) => y >= 50);
export const south = measurements.filter(({ y }) => y < 50);

const start = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export const days = Array.from({ length: 120 }, (_, index) => new Date(start + index * DAY_MS));

/** Sold tickets of each day: a rise over the weeks and a peak on Saturdays. */
export const tickets = days.map((day, index) =>
  Math.round(180 + index * 1.4 + (day.getUTCDay() % 6 === 0 ? 140 : 0) + 40 * Math.sin(index / 9)),
);

export const visits = tickets.map((count, index) =>
  Math.round(count * 0.6 + 30 * Math.cos(index / 5)),
);

const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
export const formatDay = (day: Date) => dayFormat.format(day);
