import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** A warehouse: halls hold racks, racks hold shelves. */
export const warehouse: TreeViewBaseItem[] = [
  {
    id: 'hall-a',
    label: 'Hall A: Spare parts',
    children: [
      { id: 'a-1', label: 'Rack A1: Bearings' },
      { id: 'a-2', label: 'Rack A2: Filters' },
      { id: 'a-3', label: 'Rack A3: Seals' },
    ],
  },
  {
    id: 'hall-b',
    label: 'Hall B: Tools',
    children: [
      { id: 'b-1', label: 'Rack B1: Torque wrenches' },
      { id: 'b-2', label: 'Rack B2: Gauges' },
    ],
  },
  {
    id: 'yard',
    label: 'Yard: Pipes and profiles',
    children: [{ id: 'y-1', label: 'Bay 1: Steel' }],
  },
];
