const rows: [area: number, rent: number, district: 'center' | 'north'][] = [
  [38, 790, 'center'],
  [45, 910, 'center'],
  [52, 980, 'center'],
  [57, 1090, 'center'],
  [61, 1120, 'center'],
  [66, 1250, 'center'],
  [72, 1290, 'center'],
  [78, 1460, 'center'],
  [84, 1490, 'center'],
  [93, 1680, 'center'],
  [102, 1790, 'center'],
  [118, 2080, 'center'],
  [34, 520, 'north'],
  [41, 560, 'north'],
  [48, 660, 'north'],
  [55, 700, 'north'],
  [63, 810, 'north'],
  [69, 830, 'north'],
  [75, 930, 'north'],
  [81, 960, 'north'],
  [88, 1060, 'north'],
  [97, 1130, 'north'],
  [108, 1240, 'north'],
  [121, 1370, 'north'],
];

const points = (name: string) =>
  rows
    .map(([x, y, district], id) => ({ id, x, y, district }))
    .filter(({ district }) => district === name)
    .map(({ id, x, y }) => ({ id, x, y }));

/** Living space in m² (x) and monthly rent in EUR (y). */
export const center = points('center');
export const north = points('north');
