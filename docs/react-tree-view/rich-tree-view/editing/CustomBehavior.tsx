import type { FocusEvent } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItemLabelInputSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { program } from './playlist';

function CancelOnBlurTreeItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  // preview-start
  const handleInputBlur = (event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };
  // preview-end

  const labelInputProps: Partial<UseTreeItemLabelInputSlotOwnProps> = { onBlur: handleInputBlur };

  return <TreeItem {...props} slotProps={{ labelInput: labelInputProps }} />;
}

export default function CustomBehavior() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={program}
        isItemEditable
        slots={{ item: CancelOnBlurTreeItem }}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
    </Box>
  );
}
