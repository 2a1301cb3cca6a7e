import { forwardRef, type Ref } from 'react';
import Box from '@mui/material/Box';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderRounded';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import VideoCameraBackIcon from '@mui/icons-material/VideoCameraBackOutlined';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { files, type ExplorerFile } from './files';

const ICONS = {
  folder: FolderIcon,
  bin: DeleteIcon,
  document: ArticleIcon,
  pdf: PictureAsPdfIcon,
  image: ImageIcon,
  video: VideoCameraBackIcon,
};

const Row = styled(TreeItemContent)(({ theme }) => ({
  paddingBlock: theme.spacing(0.75),
  color: (theme.vars ?? theme).palette.text.secondary,
  '&[data-expanded]:not([data-selected])': { color: (theme.vars ?? theme).palette.text.primary },
  '&[data-selected]': {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.primary.dark },
  },
  '&[data-selected][data-focused]': {
    backgroundColor: (theme.vars ?? theme).palette.primary.dark,
  },
}));

const FileTreeItem = forwardRef(function FileTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });
  const file = useTreeItemModel<ExplorerFile>(itemId);
  const isOpenFolder = file?.kind === 'folder' && item.status.expanded;
  const Icon = isOpenFolder ? FolderOpenIcon : ICONS[file?.kind ?? 'document'];

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <Row {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <Icon fontSize="small" />
          <TreeItemLabel {...item.getLabelProps()} />
        </Row>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function FileExplorer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 261 }}>
      <RichTreeView
        items={files}
        slots={{ item: FileTreeItem }}
        itemChildrenIndentation={24}
        defaultExpandedItems={['footage', 'day-1']}
        defaultSelectedItems="take-01"
        sx={{ width: '100%' }}
        aria-label="Project files"
      />
    </Box>
  );
}
