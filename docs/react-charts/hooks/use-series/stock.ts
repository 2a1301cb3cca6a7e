/** Bicycles at the stations of a city, by hour. */
export const stock = [
  { hour: '8', harbor: 42, station: 12, park: 27 },
  { hour: '11', harbor: 31, station: 26, park: 30 },
  { hour: '14', harbor: 24, station: 33, park: 19 },
  { hour: '17', harbor: 12, station: 47, park: 22 },
  { hour: '20', harbor: 29, station: 30, park: 34 },
];
