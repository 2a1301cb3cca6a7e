import type { ChangeEvent } from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  type TreeItem2Props,
  type TreeItem2SlotProps,
} from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import type { UseTreeItem2CheckboxSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { allDepartments, team } from './team';

interface SwitchSlotProps extends UseTreeItem2CheckboxSlotOwnProps {
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

function SwitchTreeItem(props: TreeItem2Props) {
  // preview-start
  const { interactions } = useTreeItem2Utils({ itemId: props.itemId, children: props.children });
  const checkboxProps = {
    toggle: interactions.handleCheckboxSelection,
  } as TreeItem2SlotProps['checkbox'];
  // preview-end

  return (
    <TreeItem2
      {...props}
      slots={{ checkbox: SwitchSlot }}
      slotProps={{ checkbox: checkboxProps }}
    />
  );
}

export default function HandleCheckboxSelectionDemo() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
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
