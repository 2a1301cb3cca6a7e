/** A library's year: loans by kind, visitors, and money. */
export const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
export const books = [4200, 3800, 3100, 4600];
export const films = [1500, 1300, 900, 1900];
export const audio = [800, 950, 1200, 1350];

/** Months as numbers: an axis of numbers leaves out labels without a fight for room. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const visitors = [310, 335, 350, 322, 290, 268, 214, 236, 301, 348, 366, 340];
export const visitorsBefore = [288, 301, 322, 311, 279, 262, 241, 229, 277, 309, 331, 296];
export const temperature = [2, 3, 7, 11, 16, 19, 21, 21, 16, 11, 6, 3];

/** Income minus spending of each quarter. */
export const balance = [12, -8, 5, -3];

/** Age of a title in years, and how often it was borrowed. */
export const novels = [
  { id: 'n1', x: 1, y: 61 },
  { id: 'n2', x: 2, y: 52 },
  { id: 'n3', x: 3, y: 57 },
  { id: 'n4', x: 5, y: 38 },
  { id: 'n5', x: 6, y: 41 },
  { id: 'n6', x: 8, y: 27 },
  { id: 'n7', x: 10, y: 24 },
  { id: 'n8', x: 13, y: 15 },
];
export const guides = [
  { id: 'g1', x: 1, y: 44 },
  { id: 'g2', x: 2, y: 39 },
  { id: 'g3', x: 3, y: 24 },
  { id: 'g4', x: 4, y: 19 },
  { id: 'g5', x: 6, y: 9 },
  { id: 'g6', x: 7, y: 11 },
  { id: 'g7', x: 9, y: 4 },
];

/** Loans by department. */
export const departments = [
  { id: 'fiction', value: 46, label: 'Fiction' },
  { id: 'children', value: 31, label: 'Children' },
  { id: 'music', value: 14, label: 'Music' },
  { id: 'science', value: 9, label: 'Science' },
];
