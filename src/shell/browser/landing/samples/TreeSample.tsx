import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import MusicIcon from '@mui/icons-material/MusicNoteOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const ICONS = { folder: FolderIcon, film: MovieIcon, sound: MusicIcon, image: ImageIcon };

interface StudioFile {
  readonly id: string;
  readonly label: string;
  readonly kind: keyof typeof ICONS;
  readonly children?: readonly StudioFile[];
}

const FILES: readonly StudioFile[] = [
  {
    id: 'studio',
    label: 'Studio',
    kind: 'folder',
    children: [
      {
        id: 'films',
        label: 'Films',
        kind: 'folder',
        children: [
          { id: 'harbor', label: 'Harbor lights.mov', kind: 'film' },
          { id: 'slate', label: 'Slate and salt.mov', kind: 'film' },
        ],
      },
      {
        id: 'sound',
        label: 'Sound',
        kind: 'folder',
        children: [
          { id: 'foley', label: 'Foley, reel 2.wav', kind: 'sound' },
          { id: 'score', label: 'Score, draft.wav', kind: 'sound' },
        ],
      },
      { id: 'stills', label: 'Poster.png', kind: 'image' },
    ],
  },
  {
    id: 'archive',
    label: 'Archive',
    kind: 'folder',
    children: [
      { id: 'trailer', label: 'Trailer 2025.mov', kind: 'film' },
      { id: 'theme', label: 'Theme.wav', kind: 'sound' },
    ],
  },
];

interface FileLabelProps extends UseTreeItemLabelSlotOwnProps {
  readonly kind: StudioFile['kind'];
}

function FileLabel({ kind, children, ...props }: FileLabelProps) {
  const Icon = ICONS[kind];
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
      <Box component="span">{children}</Box>
    </TreeItemLabel>
  );
}

function FileItem(props: TreeItemProps) {
  const file = useTreeItemModel<StudioFile>(props.itemId);
  const label = { kind: file?.kind ?? 'folder' } as FileLabelProps;
  return <TreeItem {...props} slots={{ label: FileLabel }} slotProps={{ label }} />;
}

export default function TreeSample() {
  return (
    <RichTreeView
      aria-label="Studio folders"
      items={FILES}
      slots={{ item: FileItem }}
      defaultExpandedItems={['studio', 'films', 'sound', 'archive']}
      defaultSelectedItems={['films', 'harbor', 'slate', 'score']}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      isItemEditable
      sx={{ p: 1.5 }}
    />
  );
}
