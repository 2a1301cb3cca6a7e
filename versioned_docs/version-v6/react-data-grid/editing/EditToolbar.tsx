import Button from '@mui/material/Button';
import { type GridSlotsComponentsProps, GridToolbarContainer } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    isEditing?: boolean;
    canEdit?: boolean;
    onEdit?: () => void;
    onSave?: () => void;
    onCancel?: () => void;
  }
}

export function EditToolbar(props: NonNullable<GridSlotsComponentsProps['toolbar']>) {
  const { isEditing, canEdit, onEdit, onSave, onCancel } = props;
  // The cell must not lose its focus to the button, or it would stop editing.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

  return (
    <GridToolbarContainer>
      <Button
        size="small"
        disabled={!canEdit}
        onMouseDown={keepFocus}
        onClick={isEditing ? onSave : onEdit}
      >
        {isEditing ? 'Save' : 'Edit'}
      </Button>
      <Button size="small" disabled={!isEditing} onMouseDown={keepFocus} onClick={onCancel}>
        Cancel
      </Button>
    </GridToolbarContainer>
  );
}
