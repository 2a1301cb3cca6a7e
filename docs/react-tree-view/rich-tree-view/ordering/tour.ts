import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Stops of two delivery vans. */
export const tour: TreeViewBaseItem[] = [
  {
    id: 'van-1',
    label: 'Van 1',
    children: [
      { id: 'bakery', label: 'Bakery, Mill Lane' },
      { id: 'school', label: 'School, Elm Road' },
      { id: 'clinic', label: 'Clinic, West Park' },
    ],
  },
  {
    id: 'van-2',
    label: 'Van 2',
    children: [
      { id: 'hotel', label: 'Hotel, Quay 3' },
      { id: 'museum', label: 'Museum, Old Town' },
      { id: 'nursery', label: 'Nursery, Beech Road' },
    ],
  },
];

export const vanIds = tour.map((van) => van.id);
