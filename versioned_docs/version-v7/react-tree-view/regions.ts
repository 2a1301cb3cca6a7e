import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Delivery area of a courier: regions, and the districts in them. */
export const regions: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'shipyard', label: 'Shipyard' },
      { id: 'old-town', label: 'Old town' },
    ],
  },
  {
    id: 'south',
    label: 'South',
    children: [
      { id: 'campus', label: 'Campus' },
      { id: 'airport', label: 'Airport' },
    ],
  },
];

export const districtIds = regions.flatMap((region) => (region.children ?? []).map(({ id }) => id));
