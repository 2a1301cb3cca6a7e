/** The sample company: a few islands, the lines between them, and their ships. */
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

export const PORTS = REGIONS.flatMap(({ children }) => children);

/** The ids of the ports of a tree item; `null` for all ports. */
export function portIdsOf(id: string | null): string[] | null {
  const region = REGIONS.find((candidate) => candidate.id === id);
  if (region) {
    return region.children.map((port) => port.id);
  }
  return PORTS.some((port) => port.id === id) && id !== null ? [id] : null;
}

/** The name of a tree item. */
export function placeName(id: string | null): string {
  return [...REGIONS, ...PORTS].find((place) => place.id === id)?.label ?? 'All ports';
}

export function portName(id: string): string {
  return PORTS.find((port) => port.id === id)?.label ?? id;
}
