import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LockOpenOutlinedIcon from '@mui/icons-material/LockOpenOutlined';
import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemContent, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItem, type UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { warehouse } from './warehouse';

interface LockableContentProps extends UseTreeItemContentSlotOwnProps {
  children: ReactNode;
  locked: boolean;
  name: ReactNode;
  toggleLock: () => void;
}

function LockableContent({ children, locked, name, toggleLock, ...props }: LockableContentProps) {
  return (
    <TreeItemContent {...props}>
      {children}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`${locked ? 'Unlock' : 'Lock'} ${name}`}
        onClick={(event) => {
          event.stopPropagation();
          toggleLock();
        }}
      >
        {locked ? <LockOutlinedIcon fontSize="small" /> : <LockOpenOutlinedIcon fontSize="small" />}
      </IconButton>
    </TreeItemContent>
  );
}

function LockableTreeItem(props: TreeItemProps) {
  const { publicAPI, status } = useTreeItem(props);
  const contentProps = {
    locked: status.disabled,
    name: props.label,
    toggleLock: () => publicAPI.setIsItemDisabled({ itemId: props.itemId }),
  } as LockableContentProps;

  return (
    <TreeItem
      {...props}
      slots={{ content: LockableContent }}
      slotProps={{ content: contentProps }}
    />
  );
}

export default function DisableTreeItemPublicAPI() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 228 }}>
      <RichTreeView
        items={warehouse}
        defaultExpandedItems={['hall-a']}
        slots={{ item: LockableTreeItem }}
        aria-label="Warehouse"
      />
    </Box>
  );
}
