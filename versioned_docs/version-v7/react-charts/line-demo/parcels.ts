/** The week of the last count. What comes later is a forecast. */
export const LAST_COUNTED_WEEK = 8;

/** Parcels of a depot by week, in thousands, with the range in which the forecast expects them. */
export const parcels = [
  { week: 1, count: 41, low: 41, high: 41 },
  { week: 2, count: 43, low: 43, high: 43 },
  { week: 3, count: 42, low: 42, high: 42 },
  { week: 4, count: 47, low: 47, high: 47 },
  { week: 5, count: 46, low: 46, high: 46 },
  { week: 6, count: 51, low: 51, high: 51 },
  { week: 7, count: 55, low: 55, high: 55 },
  { week: 8, count: 54, low: 54, high: 54 },
  { week: 9, count: 57, low: 54, high: 60 },
  { week: 10, count: 61, low: 56, high: 67 },
  { week: 11, count: 66, low: 58, high: 74 },
  { week: 12, count: 72, low: 61, high: 84 },
];
