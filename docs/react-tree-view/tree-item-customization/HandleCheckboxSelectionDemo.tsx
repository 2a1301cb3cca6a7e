import type { ChangeEvent } from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps, type TreeItemSlotProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemCheckboxSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team } from './team';

interface SwitchSlotProps extends UseTreeItemCheckboxSlotOwnProps {
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

function SwitchSlot({ checked, disabled, toggle }: SwitchSlotProps) {
  return (
    <Switch
      size="small"
      checked={checked}
      disabled={disabled}
      onChange={toggle}
      slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
    />
  );
}

function SwitchTreeItem(props: TreeItemProps) {
  // preview-start
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const checkboxProps = {
    toggle: interactions.handleCheckboxSelection,
  } as TreeItemSlotProps['checkbox'];
  // preview-end

  return (
    <TreeItem {...props} slots={{ checkbox: SwitchSlot }} slotProps={{ checkbox: checkboxProps }} />
  );
}

export default function HandleCheckboxSelectionDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={team}
        multiSelect
        checkboxSelection
        slots={{ item: SwitchTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems={['lighting', 'oboe']}
        aria-label="Access to the stage"
      />
    </Box>
  );
}
