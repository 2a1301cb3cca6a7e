const rows: [area: number, rent: number, district: 'centre' | 'north'][] = [
  [38, 790, 'centre'],
  [45, 910, 'centre'],
  [52, 980, 'centre'],
  [57, 1090, 'centre'],
  [61, 1120, 'centre'],
  [66, 1250, 'centre'],
  [72, 1290, 'centre'],
  [78, 1460, 'centre'],
  [84, 1490, 'centre'],
  [93, 1680, 'centre'],
  [102, 1790, 'centre'],
  [118, 2080, 'centre'],
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
export const centre = points('centre');
export const north = points('north');
