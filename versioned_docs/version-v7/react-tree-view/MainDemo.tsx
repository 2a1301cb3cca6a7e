import Box from '@mui/material/Box';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, TreeItem2Label, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { UseTreeItem2LabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { archive, type ArchiveEntry } from './archive';

const ICONS = {
  folder: FolderOutlinedIcon,
  report: ArticleOutlinedIcon,
  image: ImageOutlinedIcon,
  form: AssignmentOutlinedIcon,
};

interface EntryLabelProps extends UseTreeItem2LabelSlotOwnProps {
  kind: ArchiveEntry['kind'];
}

function EntryLabel({ kind, children, ...props }: EntryLabelProps) {
  const Icon = ICONS[kind];
  return (
    <TreeItem2Label {...props} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
      {children}
    </TreeItem2Label>
  );
}

function EntryTreeItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  const entry: ArchiveEntry = publicAPI.getItem(props.itemId);
  const labelProps = { kind: entry.kind } as EntryLabelProps;

  return <TreeItem2 {...props} slots={{ label: EntryLabel }} slotProps={{ label: labelProps }} />;
}

export default function MainDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 330 }}>
      {/* preview-start */}
      <RichTreeView
        items={archive}
        slots={{ item: EntryTreeItem }}
        multiSelect
        checkboxSelection
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        defaultExpandedItems={['cardiology', 'cardiology-2026', 'imaging']}
        defaultSelectedItems={['mri-knee', 'ecg-0312']}
        aria-label="Patient documents"
      />
      {/* preview-end */}
    </Box>
  );
}
