export interface Item {
  id: string;
  value: number;
}

export interface Group {
  id: string;
  color: string;
  items: Item[];
}

/** What a town spends in a year, in million euro. */
export const budget: Group[] = [
  {
    id: 'Education',
    color: '#1565c0',
    items: [
      { id: 'Schools', value: 41 },
      { id: 'Day care', value: 27 },
      { id: 'Libraries', value: 6 },
      { id: 'Music school', value: 4 },
    ],
  },
  {
    id: 'Transport',
    color: '#00695c',
    items: [
      { id: 'Buses', value: 22 },
      { id: 'Roads', value: 18 },
      { id: 'Cycle paths', value: 7 },
    ],
  },
  {
    id: 'Safety',
    color: '#ad1457',
    items: [
      { id: 'Fire service', value: 15 },
      { id: 'Ambulances', value: 9 },
    ],
  },
  {
    id: 'Leisure',
    color: '#bf4d00',
    items: [
      { id: 'Parks', value: 8 },
      { id: 'Pools', value: 7 },
      { id: 'Theater', value: 5 },
    ],
  },
];
