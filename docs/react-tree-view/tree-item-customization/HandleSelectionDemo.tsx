import type { MouseEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CircleIcon from '@mui/icons-material/Circle';
import PanoramaFishEyeIcon from '@mui/icons-material/PanoramaFishEye';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemContent,
  type TreeItemProps,
  type TreeItemSlotProps,
} from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team } from './team';

interface DotContentProps extends UseTreeItemContentSlotOwnProps {
  children: ReactNode;
  select: (event: MouseEvent) => void;
}

function DotContent({ children, select, ...props }: DotContentProps) {
  return (
    <TreeItemContent {...props}>
      {children}
      <IconButton size="small" tabIndex={-1} aria-label="Select" onClick={select}>
        {props.status.selected ? <CircleIcon color="primary" /> : <PanoramaFishEyeIcon />}
      </IconButton>
    </TreeItemContent>
  );
}

function DotTreeItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  // preview-start
  const contentProps = {
    select: interactions.handleSelection,
    onClick: (event: MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
    },
  } as TreeItemSlotProps['content'];
  // preview-end

  return (
    <TreeItem {...props} slots={{ content: DotContent }} slotProps={{ content: contentProps }} />
  );
}

export default function HandleSelectionDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 250 }}>
      <RichTreeView
        items={team}
        expansionTrigger="iconContainer"
        slots={{ item: DotTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="lighting"
        aria-label="Team"
      />
    </Box>
  );
}
