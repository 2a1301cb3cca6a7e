/** Electricity that a town takes during a day. */
export const load = [
  { hour: 0, megawatts: 27 },
  { hour: 2, megawatts: 23 },
  { hour: 4, megawatts: 22 },
  { hour: 6, megawatts: 31 },
  { hour: 8, megawatts: 49 },
  { hour: 10, megawatts: 54 },
  { hour: 12, megawatts: 58 },
  { hour: 14, megawatts: 52 },
  { hour: 16, megawatts: 50 },
  { hour: 18, megawatts: 62 },
  { hour: 20, megawatts: 57 },
  { hour: 22, megawatts: 39 },
  { hour: 24, megawatts: 29 },
];
