/** Energy supply in TWh by decade, from most to least steady. */
export const decades = ['1980s', '1990s', '2000s', '2010s', '2020s'];

export const supply = [
  { id: 'hydro', label: 'Hydro', data: [18, 19, 19, 18, 17] },
  { id: 'nuclear', label: 'Nuclear', data: [24, 31, 30, 21, 6] },
  { id: 'coal', label: 'Coal', data: [42, 38, 33, 24, 12] },
  { id: 'wind', label: 'Wind', data: [0, 1, 9, 26, 47] },
  { id: 'solar', label: 'Solar', data: [0, 0, 2, 13, 29] },
];
