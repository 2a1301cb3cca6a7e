import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const departments = [
  {
    id: 'surgery',
    label: 'Surgery',
    children: [
      { id: 'room-1', label: 'Operating room 1' },
      { id: 'room-2', label: 'Operating room 2' },
    ],
  },
  { id: 'imaging', label: 'Imaging' },
];

export default function Departments() {
  return (
    <RichTreeView aria-label="Departments" items={departments} defaultExpandedItems={['surgery']} />
  );
}
