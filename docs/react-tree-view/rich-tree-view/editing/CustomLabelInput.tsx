import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { UseTreeItemLabelInputSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { getStaffLabel, staff, type StaffItem } from './staff';

const NameInput = styled('input')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  minWidth: 0,
  padding: theme.spacing(0.25, 0.75),
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  background: 'transparent',
}));

interface NameInputsProps extends UseTreeItemLabelInputSlotOwnProps {
  label: string;
  save: (event: SyntheticEvent, label: string) => void;
  cancel: (event: SyntheticEvent) => void;
}

function NameInputs({ label, save, cancel }: NameInputsProps) {
  const [firstName, setFirstName] = useState(label.slice(0, label.indexOf(' ')));
  const [lastName, setLastName] = useState(label.slice(label.indexOf(' ') + 1));
  const firstInputRef = useRef<HTMLInputElement>(null);
  const isComplete = firstName.trim() !== '' && lastName.trim() !== '';

  useEffect(() => firstInputRef.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) {
      save(event, `${firstName.trim()} ${lastName.trim()}`);
    }
  };

  // The tree must not act on keys that belong to the inputs.
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      cancel(event);
    }
  };

  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', flexGrow: 1, gap: 0.5 }}
    >
      <NameInput
        aria-label="First name"
        data-element="labelInput"
        ref={firstInputRef}
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <NameInput
        aria-label="Last name"
        data-element="labelInput"
        value={lastName}
        onChange={(event) => setLastName(event.target.value)}
      />
      <IconButton type="submit" size="small" aria-label="Save" disabled={!isComplete}>
        <CheckIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label="Cancel" onClick={cancel}>
        <CloseRoundedIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function StaffTreeItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const isPerson = useTreeItemModel<StaffItem>(props.itemId)?.firstName !== undefined;
  const labelInputProps = {
    label: String(props.label),
    save: interactions.handleSaveItemLabel,
    cancel: interactions.handleCancelItemLabelEditing,
  } as NameInputsProps;

  return isPerson ? (
    <TreeItem
      {...props}
      slots={{ labelInput: NameInputs }}
      slotProps={{ labelInput: labelInputProps }}
    />
  ) : (
    <TreeItem {...props} />
  );
}

export default function CustomLabelInput() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 169 }}>
      <RichTreeView
        items={staff}
        getItemLabel={getStaffLabel}
        isItemEditable
        slots={{ item: StaffTreeItem }}
        defaultExpandedItems={['emergency', 'surgery']}
        aria-label="Staff"
      />
    </Box>
  );
}
