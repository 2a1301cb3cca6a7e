import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import type { UseTreeItemLabelInputSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { program } from './playlist';

const ERRORS = { empty: 'A title is required.', long: 'Use 20 characters or fewer.' };

const validate = (title: string) => {
  if (title.trim() === '') {
    return ERRORS.empty;
  }
  return title.length > 20 ? ERRORS.long : null;
};

interface TitleInputProps extends UseTreeItemLabelInputSlotOwnProps {
  error: string | null;
}

function TitleInput({ error, ...props }: TitleInputProps) {
  const Icon = error ? ErrorOutlineIcon : CheckCircleOutlineIcon;
  return (
    <Box sx={{ display: 'flex', flexGrow: 1, alignItems: 'center', gap: 1 }}>
      <TreeItemLabelInput
        {...props}
        aria-label="Title"
        aria-invalid={error !== null}
        aria-description={error ?? undefined}
      />
      <Tooltip title={error ?? 'The title is fine.'}>
        <Icon color={error ? 'error' : 'success'} fontSize="small" />
      </Tooltip>
    </Box>
  );
}

function ValidatedTreeItem(props: TreeItemProps) {
  const [error, setError] = useState<string | null>(null);
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const labelInputProps = {
    error,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setError(validate(event.target.value)),
    onKeyDown: (event: KeyboardEvent & TreeViewCancellableEvent) => {
      if (event.key === 'Enter' && error) {
        event.defaultMuiPrevented = true;
      } else if (event.key === 'Escape') {
        setError(null);
      }
    },
    onBlur: (event: FocusEvent & TreeViewCancellableEvent) => {
      if (error) {
        event.defaultMuiPrevented = true;
        setError(null);
        interactions.handleCancelItemLabelEditing(event);
      }
    },
  } as TitleInputProps;

  return (
    <TreeItem
      {...props}
      slots={{ labelInput: TitleInput }}
      slotProps={{ labelInput: labelInputProps }}
    />
  );
}

export default function Validation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={program}
        isItemEditable
        slots={{ item: ValidatedTreeItem }}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
    </Box>
  );
}
