import type { InputHTMLAttributes, Ref } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { allDepartments, team } from './team';

interface NativeCheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  visible?: boolean;
  ref?: Ref<HTMLInputElement>;
}

// preview-start
function NativeCheckbox({ visible, checked, disabled, onChange, ref }: NativeCheckboxProps) {
  return visible ? (
    <input
      type="checkbox"
      aria-hidden
      tabIndex={-1}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      ref={ref}
      style={{ width: 18, height: 18, margin: 0 }}
    />
  ) : null;
}
// preview-end

function NativeTreeItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ checkbox: NativeCheckbox }} />;
}

export default function CheckboxSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={team}
        checkboxSelection
        slots={{ item: NativeTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="lighting"
        aria-label="Team"
      />
    </Box>
  );
}
