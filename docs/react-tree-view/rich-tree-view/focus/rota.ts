import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Wards of a clinic and their teams. */
export const rota: TreeViewBaseItem[] = [
  {
    id: 'emergency',
    label: 'Emergency',
    children: [
      { id: 'triage', label: 'Triage' },
      { id: 'trauma', label: 'Trauma room' },
      { id: 'observation', label: 'Observation' },
    ],
  },
  {
    id: 'surgery',
    label: 'Surgery',
    children: [
      { id: 'operating-room-1', label: 'Operating room 1' },
      { id: 'operating-room-2', label: 'Operating room 2' },
    ],
  },
  { id: 'pharmacy', label: 'Pharmacy' },
];
