/** Ideas with their effort (x) and benefit (y). */
export const ideas = [
  { id: 'Bicycle racks', x: 1.6, y: 7.4 },
  { id: 'Shorter forms', x: 2.8, y: 8.6 },
  { id: 'Evening hours', x: 4.1, y: 6.2 },
  { id: 'New website', x: 7.3, y: 7.9 },
  { id: 'Second counter', x: 8.8, y: 5.9 },
  { id: 'Printed leaflet', x: 2.1, y: 2.3 },
  { id: 'Own app', x: 9.1, y: 3.2 },
  { id: 'New logo', x: 5.9, y: 1.4 },
];
