/** Example values, not a statistic. */
export const savings = [
  { country: 'Sweden', rate: 14.8 },
  { country: 'Germany', rate: 11.2 },
  { country: 'France', rate: 10.1 },
  { country: 'Austria', rate: 8.4 },
  { country: 'Canada', rate: 4.9 },
  { country: 'Japan', rate: 2.2 },
  { country: 'Italy', rate: 1.1 },
  { country: 'Poland', rate: -0.8 },
  { country: 'Latvia', rate: -2.9 },
  { country: 'Greece', rate: -4.6 },
];
