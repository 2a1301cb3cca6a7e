import { forwardRef, type Ref } from 'react';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderRounded';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import VideoCameraBackIcon from '@mui/icons-material/VideoCameraBackOutlined';
import {
  TreeItem2Checkbox,
  TreeItem2Content,
  TreeItem2DragAndDropOverlay,
  TreeItem2GroupTransition,
  TreeItem2Icon,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Provider,
  TreeItem2Root,
  useTreeItem2,
  type TreeItem2Props,
} from '@mui/x-tree-view-pro';
import type { ExplorerFile } from './files';

const ICONS = {
  folder: FolderIcon,
  bin: DeleteIcon,
  document: ArticleIcon,
  pdf: PictureAsPdfIcon,
  image: ImageIcon,
  video: VideoCameraBackIcon,
};

/** A row of a file explorer: the kind of file decides the icon. */
export const FileTreeItem = forwardRef(function FileTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItem2Props, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem2({ id, itemId, label, disabled, children, rootRef });
  const file = item.publicAPI.getItem(itemId) as ExplorerFile;
  const Icon = ICONS[file.kind];

  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps(other)}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Checkbox {...item.getCheckboxProps()} />
          <Icon fontSize="small" color={file.kind === 'folder' ? 'primary' : 'action'} />
          <TreeItem2Label {...item.getLabelProps()} />
          <TreeItem2DragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
});
