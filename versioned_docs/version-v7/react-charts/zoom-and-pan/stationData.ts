const GOLDEN_ANGLE = 2.399963;

/** 160 measurements spread over a disc, in two groups. */
export const measurements = Array.from({ length: 160 }, (_, id) => {
  const radius = 46 * Math.sqrt((id + 0.5) / 160);
  const angle = id * GOLDEN_ANGLE;
  return { id, x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) };
});

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
