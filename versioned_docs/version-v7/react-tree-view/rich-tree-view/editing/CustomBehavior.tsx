import type { FocusEvent } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItem2LabelInputSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { program } from './playlist';

function CancelOnBlurTreeItem(props: TreeItem2Props) {
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });

  // preview-start
  const handleInputBlur = (event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };
  // preview-end

  const labelInputProps: Partial<UseTreeItem2LabelInputSlotOwnProps> = { onBlur: handleInputBlur };

  return <TreeItem2 {...props} slotProps={{ labelInput: labelInputProps }} />;
}

export default function CustomBehavior() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 228 }}>
      <RichTreeView
        items={program}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        slots={{ item: CancelOnBlurTreeItem }}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
    </Box>
  );
}
