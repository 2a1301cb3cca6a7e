import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** The plants of an energy company, by kind. */
export const plants: TreeViewBaseItem[] = [
  {
    id: 'wind',
    label: 'Wind',
    children: [
      { id: 'wind-ridge', label: 'Ridge Farm' },
      { id: 'wind-coast', label: 'Coast Farm' },
      { id: 'wind-offshore', label: 'Offshore East' },
    ],
  },
  {
    id: 'solar',
    label: 'Solar',
    children: [
      { id: 'solar-valley', label: 'Valley Field' },
      { id: 'solar-roofs', label: 'City Roofs' },
    ],
  },
  { id: 'hydro', label: 'Hydro: Upper Lake' },
];
