import { type GridSlotProps, Toolbar, ToolbarButton } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    isEditing?: boolean;
    canEdit?: boolean;
    onEdit?: () => void;
    onSave?: () => void;
    onCancel?: () => void;
  }
}

const style = { fontSize: 14, borderRadius: 6 };

export function EditToolbar(props: GridSlotProps['toolbar']) {
  const { isEditing, canEdit, onEdit, onSave, onCancel } = props;
  // The cell must not lose its focus to the button, or it would stop editing.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

  return (
    <Toolbar>
      <ToolbarButton
        style={style}
        disabled={!canEdit}
        onMouseDown={keepFocus}
        onClick={isEditing ? onSave : onEdit}
      >
        {isEditing ? 'Save' : 'Edit'}
      </ToolbarButton>
      <ToolbarButton style={style} disabled={!isEditing} onMouseDown={keepFocus} onClick={onCancel}>
        Cancel
      </ToolbarButton>
    </Toolbar>
  );
}
