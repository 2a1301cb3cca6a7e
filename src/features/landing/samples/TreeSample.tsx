import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { Sample } from './Sample';

const ITEMS: TreeViewBaseItem[] = [
  {
    id: 'studio',
    label: 'Studio',
    children: [
      {
        id: 'films',
        label: 'Films',
        children: [
          { id: 'harbor', label: 'Harbor lights' },
          { id: 'slate', label: 'Slate and salt' },
        ],
      },
      {
        id: 'sound',
        label: 'Sound',
        children: [
          { id: 'foley', label: 'Foley, reel 2' },
          { id: 'score', label: 'Score, draft' },
        ],
      },
      { id: 'stills', label: 'Stills' },
    ],
  },
  { id: 'archive', label: 'Archive', children: [{ id: '2025', label: '2025' }] },
];

export default function TreeSample() {
  return (
    <Sample>
      <RichTreeView
        aria-label="Studio folders"
        items={ITEMS}
        defaultExpandedItems={['studio', 'films', 'sound']}
        defaultSelectedItems={['harbor', 'score']}
        multiSelect
        checkboxSelection
        sx={{ p: 1 }}
      />
    </Sample>
  );
}
