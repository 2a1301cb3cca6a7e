import type { MouseEvent } from 'react';
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
  // The cell must not lose its focus to a button: not in the browser, or it would stop
  // editing, and not in the grid, or the focus wouldn't return to the cell after saving.
  const keepFocus = {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseUp: (event: MouseEvent) => event.stopPropagation(),
  };

  return (
    <Toolbar>
      <ToolbarButton
        style={style}
        disabled={!canEdit}
        {...keepFocus}
        onClick={isEditing ? onSave : onEdit}
      >
        {isEditing ? 'Save' : 'Edit'}
      </ToolbarButton>
      {/* A button that becomes disabled would take the focus from the saved cell. */}
      {isEditing && (
        <ToolbarButton style={style} {...keepFocus} onClick={onCancel}>
          Cancel
        </ToolbarButton>
      )}
    </Toolbar>
  );
}
