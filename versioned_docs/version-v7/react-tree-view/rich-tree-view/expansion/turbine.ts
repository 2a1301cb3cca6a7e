import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Assemblies of a wind turbine. */
export const turbine: TreeViewBaseItem[] = [
  {
    id: 'rotor',
    label: 'Rotor',
    children: [
      { id: 'blades', label: 'Blades' },
      { id: 'hub', label: 'Hub', children: [{ id: 'pitch', label: 'Pitch drives' }] },
    ],
  },
  {
    id: 'nacelle',
    label: 'Nacelle',
    children: [
      { id: 'gearbox', label: 'Gearbox' },
      { id: 'generator', label: 'Generator' },
    ],
  },
  { id: 'tower', label: 'Tower' },
];
