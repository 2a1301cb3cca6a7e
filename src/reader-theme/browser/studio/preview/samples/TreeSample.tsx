import Paper from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const ITEMS: TreeViewBaseItem[] = [
  {
    id: 'orchards',
    label: 'Orchards',
    children: [
      {
        id: 'north',
        label: 'North slope',
        children: [
          { id: 'row-1', label: 'Rows 1–12, apples' },
          { id: 'row-2', label: 'Rows 13–20, pears' },
        ],
      },
      {
        id: 'river',
        label: 'River field',
        children: [
          { id: 'plums', label: 'Plums' },
          { id: 'quinces', label: 'Quinces' },
        ],
      },
    ],
  },
  {
    id: 'stores',
    label: 'Stores',
    children: [
      { id: 'cold', label: 'Cold store' },
      { id: 'press', label: 'Press house' },
    ],
  },
];

export default function TreeSample() {
  return (
    <Paper sx={{ p: 1.5, overflow: 'hidden' }}>
      <RichTreeView
        aria-label="Farm"
        items={ITEMS}
        defaultExpandedItems={['orchards', 'north', 'river', 'stores']}
        defaultSelectedItems={['row-1', 'plums']}
        multiSelect
        checkboxSelection
      />
    </Paper>
  );
}
