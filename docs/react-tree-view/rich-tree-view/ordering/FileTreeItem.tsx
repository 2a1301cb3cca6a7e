import { forwardRef, type Ref } from 'react';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/FolderRounded';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import VideoCameraBackIcon from '@mui/icons-material/VideoCameraBackOutlined';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  useTreeItemModel,
  type TreeItemProps,
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
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });
  const file = useTreeItemModel<ExplorerFile>(itemId);
  const Icon = ICONS[file?.kind ?? 'document'];

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <Icon fontSize="small" color={file?.kind === 'folder' ? 'primary' : 'action'} />
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
