/** Loaves that a bakery sold on each of the last 14 days, today last. */
export const loavesPerDay = [212, 198, 224, 251, 268, 0, 187, 205, 219, 240, 236, 281, 0, 256];

/** Sales of two branches by weekday. */
export const salesByWeekday = [
  { day: 'Mon', station: 1240, market: 610 },
  { day: 'Tue', station: 1310, market: 580 },
  { day: 'Wed', station: 1290, market: 1130 },
  { day: 'Thu', station: 1355, market: 640 },
  { day: 'Fri', station: 1480, market: 790 },
  { day: 'Sat', station: 720, market: 1690 },
];
