import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Wards of a clinic and their teams. */
export const rota: TreeViewBaseItem[] = [
  {
    id: 'emergency',
    label: 'Emergency',
    children: [
      { id: 'triage', label: 'Triage' },
      { id: 'trauma', label: 'Trauma room' },
    ],
  },
  {
    id: 'surgery',
    label: 'Surgery',
    children: [{ id: 'operating-room', label: 'Operating room 1' }],
  },
  { id: 'pharmacy', label: 'Pharmacy' },
];
