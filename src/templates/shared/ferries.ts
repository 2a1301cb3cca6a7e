/** The sample company: a few islands, the lines between them, and the ships that sail them. */
export interface Region {
  id: string;
  label: string;
  children: { id: string; label: string }[];
}

export const REGIONS: Region[] = [
  {
    id: 'north',
    label: 'Northern islands',
    children: [
      { id: 'brenna', label: 'Brenna' },
      { id: 'kelda', label: 'Kelda' },
      { id: 'tarn', label: 'Tarn' },
    ],
  },
  {
    id: 'sound',
    label: 'The Sound',
    children: [
      { id: 'holm', label: 'Holm' },
      { id: 'lyra', label: 'Lyra' },
    ],
  },
  {
    id: 'south',
    label: 'Southern coast',
    children: [
      { id: 'sandvar', label: 'Sandvar' },
      { id: 'ostra', label: 'Ostra' },
      { id: 'farrow', label: 'Farrow' },
    ],
  },
];

export const LINES = [
  'Brenna – Holm',
  'Holm – Lyra',
  'Lyra – Sandvar',
  'Sandvar – Ostra',
  'Ostra – Farrow',
  'Tarn – Kelda',
] as const;

export const SHIPS = ['Heron', 'Tern', 'Gannet', 'Petrel', 'Fulmar', 'Skua'] as const;
