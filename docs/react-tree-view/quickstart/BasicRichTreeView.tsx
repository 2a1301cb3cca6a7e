import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const program: TreeViewBaseItem[] = [
  {
    id: 'main-hall',
    label: 'Main hall',
    children: [
      { id: 'matinee', label: '15:00 The Lighthouse' },
      { id: 'evening', label: '20:00 Northern Lines' },
    ],
  },
  {
    id: 'studio',
    label: 'Studio',
    children: [{ id: 'shorts', label: '18:30 Short films' }],
  },
  {
    id: 'garden',
    label: 'Garden',
    children: [{ id: 'open-air', label: '22:00 Open-air cinema' }],
  },
];

export default function BasicRichTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      {/* preview-start */}
      <RichTreeView
        items={program}
        defaultExpandedItems={['main-hall', 'studio']}
        defaultSelectedItems="evening"
        aria-label="Program"
      />
      {/* preview-end */}
    </Box>
  );
}
