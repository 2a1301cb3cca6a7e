/** Bicycles at the stations of a city, by hour. */
export const stock = [
  { hour: '8', harbour: 42, station: 12, park: 27 },
  { hour: '11', harbour: 31, station: 26, park: 30 },
  { hour: '14', harbour: 24, station: 33, park: 19 },
  { hour: '17', harbour: 12, station: 47, park: 22 },
  { hour: '20', harbour: 29, station: 30, park: 34 },
];
