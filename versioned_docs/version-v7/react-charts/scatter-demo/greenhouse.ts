/** Readings of a greenhouse at the hours of one day. */
export const readings = [
  { hour: 6, temperature: 14.2, humidity: 88 },
  { hour: 7, temperature: 15.1, humidity: 86 },
  { hour: 8, temperature: 17.4, humidity: 81 },
  { hour: 9, temperature: 19.8, humidity: 74 },
  { hour: 10, temperature: 22.5, humidity: 67 },
  { hour: 11, temperature: 24.9, humidity: 60 },
  { hour: 12, temperature: 26.8, humidity: 55 },
  { hour: 13, temperature: 27.9, humidity: 52 },
  { hour: 14, temperature: 28.3, humidity: 50 },
  { hour: 15, temperature: 27.6, humidity: 53 },
  { hour: 16, temperature: 25.7, humidity: 58 },
  { hour: 17, temperature: 23.1, humidity: 65 },
  { hour: 18, temperature: 20.4, humidity: 72 },
];
