/** A hall or rack; a rack that is being counted must not be touched. */
export interface StoragePlace {
  id: string;
  label: string;
  counting?: boolean;
  children?: StoragePlace[];
}

export const storage: StoragePlace[] = [
  {
    id: 'hall-a',
    label: 'Hall A',
    children: [
      { id: 'a-1', label: 'Rack A1' },
      { id: 'a-2', label: 'Rack A2 (being counted)', counting: true },
      { id: 'a-3', label: 'Rack A3' },
    ],
  },
  {
    id: 'hall-b',
    label: 'Hall B (being counted)',
    counting: true,
    children: [{ id: 'b-1', label: 'Rack B1' }],
  },
  { id: 'yard', label: 'Yard' },
];
