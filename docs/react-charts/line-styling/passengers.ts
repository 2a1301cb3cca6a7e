const rows: [year: number, bus: number, tram: number, metro: number][] = [
  [1986, 31.2, 18.4, 0],
  [1990, 33.9, 19.6, 4.8],
  [1994, 32.7, 21.1, 11.3],
  [1998, 30.4, 22.8, 19.7],
  [2002, 28.8, 24.9, 28.1],
  [2006, 29.3, 26.2, 37.4],
  [2010, 31.6, 27.7, 45.9],
  [2014, 33.1, 30.5, 52.6],
  [2018, 34.8, 33.0, 61.2],
  [2022, 27.5, 27.9, 48.8],
];

/** Passengers of a city's network in millions. */
export const passengers = rows.map(([year, bus, tram, metro]) => ({
  year: new Date(year, 0, 1),
  bus,
  tram,
  metro,
}));

export const formatYear = (date: Date) => date.getFullYear().toString();

export const formatMillions = (value: number | null) => (value === null ? '' : `${value} million`);
