import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Maintenance work orders of a rail depot, by vehicle. */
export const workOrders: TreeViewBaseItem[] = [
  {
    id: 'unit-401',
    label: 'Unit 401',
    children: [
      { id: 'brakes', label: 'Brake test' },
      { id: 'doors', label: 'Door sensor' },
    ],
  },
  {
    id: 'unit-402',
    label: 'Unit 402',
    children: [{ id: 'hvac', label: 'Air conditioning' }],
  },
];
