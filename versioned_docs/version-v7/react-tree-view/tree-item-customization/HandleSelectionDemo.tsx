import type { MouseEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CircleIcon from '@mui/icons-material/Circle';
import PanoramaFishEyeIcon from '@mui/icons-material/PanoramaFishEye';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Content,
  type TreeItem2Props,
  type TreeItem2SlotProps,
} from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItem2ContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { allDepartments, team } from './team';

interface DotContentProps extends UseTreeItem2ContentSlotOwnProps {
  children: ReactNode;
  select: (event: MouseEvent) => void;
}

function DotContent({ children, select, ...props }: DotContentProps) {
  return (
    <TreeItem2Content {...props}>
      {children}
      <IconButton size="small" tabIndex={-1} aria-label="Select" onClick={select}>
        {props.status.selected ? <CircleIcon color="primary" /> : <PanoramaFishEyeIcon />}
      </IconButton>
    </TreeItem2Content>
  );
}

function DotTreeItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });

  // preview-start
  const contentProps = {
    select: interactions.handleSelection,
    onClick: (event: MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
    },
  } as TreeItem2SlotProps['content'];
  // preview-end

  return (
    <TreeItem2 {...props} slots={{ content: DotContent }} slotProps={{ content: contentProps }} />
  );
}

export default function HandleSelectionDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 250 }}>
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
