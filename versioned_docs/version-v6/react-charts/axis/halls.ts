export const halls = [
  { cinema: 'Odeon', hall: 'Hall 1' },
  { cinema: 'Odeon', hall: 'Hall 2' },
  { cinema: 'Odeon', hall: 'Hall 3' },
  { cinema: 'Capitol', hall: 'Hall 1' },
  { cinema: 'Capitol', hall: 'Hall 2' },
  { cinema: 'Lumen', hall: 'Hall 1' },
];

export const seats = [320, 180, 96, 410, 140, 210];
