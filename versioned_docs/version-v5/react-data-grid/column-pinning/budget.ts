export interface Department {
  id: number;
  name: string;
  lead: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
  note: string;
}

export const departments: Department[] = [
  {
    id: 1,
    name: 'Collections',
    lead: 'A. Brandt',
    q1: 84,
    q2: 91,
    q3: 77,
    q4: 102,
    note: 'New climate control in the print room, to be paid in the last quarter.',
  },
  {
    id: 2,
    name: 'Exhibitions',
    lead: 'P. Costa',
    q1: 210,
    q2: 164,
    q3: 188,
    q4: 240,
    note: 'Two traveling shows.',
  },
  {
    id: 3,
    name: 'Education',
    lead: 'L. Mäkinen',
    q1: 36,
    q2: 41,
    q3: 22,
    q4: 39,
    note: 'School visits are free until summer, so the income from tickets is lower than last year.',
  },
  { id: 4, name: 'Library', lead: 'S. Ortiz', q1: 18, q2: 17, q3: 19, q4: 18, note: '' },
  {
    id: 5,
    name: 'Conservation',
    lead: 'I. Moreau',
    q1: 47,
    q2: 52,
    q3: 61,
    q4: 49,
    note: 'The frame of the altarpiece takes until autumn.',
  },
  { id: 6, name: 'Shop', lead: 'T. Okafor', q1: 29, q2: 33, q3: 41, q4: 58, note: '' },
];
