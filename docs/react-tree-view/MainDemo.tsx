import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { archive, type ArchiveEntry } from './archive';

const ICONS = {
  folder: FolderOutlinedIcon,
  report: ArticleOutlinedIcon,
  image: ImageOutlinedIcon,
  form: AssignmentOutlinedIcon,
};

interface EntryLabelProps extends UseTreeItemLabelSlotOwnProps {
  kind: ArchiveEntry['kind'];
  detail?: string;
}

function EntryLabel({ kind, detail, children, ...props }: EntryLabelProps) {
  const Icon = ICONS[kind];
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
      <Box component="span" sx={{ flex: 1 }}>
        {children}
      </Box>
      {detail && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'inline' }, unicodeBidi: 'plaintext' }}
        >
          {detail}
        </Typography>
      )}
    </TreeItemLabel>
  );
}

function EntryTreeItem(props: TreeItemProps) {
  const entry = useTreeItemModel<ArchiveEntry>(props.itemId);
  const labelProps = { kind: entry?.kind ?? 'folder', detail: entry?.detail } as EntryLabelProps;

  return <TreeItem {...props} slots={{ label: EntryLabel }} slotProps={{ label: labelProps }} />;
}

export default function MainDemo() {
  return (
    <Box sx={{ width: '100%', minHeight: 297 }}>
      {/* preview-start */}
      <RichTreeView
        items={archive}
        slots={{ item: EntryTreeItem }}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        isItemEditable
        defaultExpandedItems={['cardiology', 'cardiology-2026', 'imaging']}
        defaultSelectedItems={['mri-knee', 'ecg-0312']}
        itemChildrenIndentation={24}
        aria-label="Patient documents"
      />
      {/* preview-end */}
    </Box>
  );
}
