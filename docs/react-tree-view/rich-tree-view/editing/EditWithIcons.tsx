import type { MouseEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CheckIcon from '@mui/icons-material/Check';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type {
  UseTreeItemLabelInputSlotOwnProps,
  UseTreeItemLabelSlotOwnProps,
} from '@mui/x-tree-view/useTreeItem';
import { program } from './playlist';

type Handler = (event: MouseEvent) => void;

interface LabelProps extends UseTreeItemLabelSlotOwnProps {
  startEditing: () => void;
}

function LabelWithPencil({ startEditing, children, editable, ...props }: LabelProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {children}
      {editable && (
        <IconButton size="small" tabIndex={-1} aria-label="Rename" onClick={startEditing}>
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
      )}
    </TreeItemLabel>
  );
}

interface LabelInputProps extends UseTreeItemLabelInputSlotOwnProps {
  save: (event: MouseEvent, label: string) => void;
  cancel: Handler;
}

function InputAction({
  label,
  onClick,
  icon,
}: {
  label: string;
  onClick: Handler;
  icon: ReactNode;
}) {
  // Pressing a button must not blur the input first: the blur would end the editing.
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}

function InputWithActions({ save, cancel, ...props }: LabelInputProps) {
  const canSave = Boolean(props.value);
  return (
    <Box sx={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
      <TreeItemLabelInput {...props} aria-label="Title" />
      <InputAction
        label="Save"
        onClick={(event) => canSave && save(event, props.value ?? '')}
        icon={<CheckIcon color={canSave ? 'success' : 'disabled'} fontSize="small" />}
      />
      <InputAction
        label="Cancel"
        onClick={cancel}
        icon={<CloseRoundedIcon color="error" fontSize="small" />}
      />
    </Box>
  );
}

function IconEditTreeItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const labelProps = {
    startEditing: interactions.toggleItemEditing,
    onDoubleClick: (event: MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
    },
  } as LabelProps;
  const labelInputProps = {
    save: interactions.handleSaveItemLabel,
    cancel: interactions.handleCancelItemLabelEditing,
  } as LabelInputProps;

  return (
    <TreeItem
      {...props}
      slots={{ label: LabelWithPencil, labelInput: InputWithActions }}
      slotProps={{ label: labelProps, labelInput: labelInputProps }}
    />
  );
}

export default function EditWithIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 228 }}>
      <RichTreeView
        items={program}
        isItemEditable
        expansionTrigger="iconContainer"
        slots={{ item: IconEditTreeItem }}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
    </Box>
  );
}
