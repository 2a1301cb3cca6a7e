import { forwardRef, type Ref } from 'react';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderRounded';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import VideoCameraBackIcon from '@mui/icons-material/VideoCameraBackOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { files, type ExplorerFile } from './files';

const ICONS = {
  folder: FolderIcon,
  bin: DeleteIcon,
  document: ArticleIcon,
  pdf: PictureAsPdfIcon,
  image: ImageIcon,
  video: VideoCameraBackIcon,
};

const Row = styled(TreeItem2Content)(({ theme, status }) => ({
  paddingBlock: theme.spacing(0.75),
  color: (theme.vars ?? theme).palette.text[status.expanded ? 'primary' : 'secondary'],
  ...(status.selected && {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary[status.focused ? 'dark' : 'main'],
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.primary.dark },
  }),
}));

const FileTreeItem = forwardRef(function FileTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItem2Props, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });
  const file = item.publicAPI.getItem(itemId) as ExplorerFile;
  const isOpenFolder = file.kind === 'folder' && item.status.expanded;
  const Icon = isOpenFolder ? FolderOpenIcon : ICONS[file.kind];

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <Row {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <Icon fontSize="small" />
          <TreeItem2Label {...item.getLabelProps()} />
        </Row>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});

export default function FileExplorer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 400 }}>
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
