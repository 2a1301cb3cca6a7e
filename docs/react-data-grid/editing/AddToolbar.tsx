import Tooltip from '@mui/material/Tooltip';
import AddIcon from '@mui/icons-material/Add';
import { type GridSlotProps, Toolbar, ToolbarButton } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd?: () => void;
  }
}

export function AddToolbar({ onAdd }: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <Tooltip title="Add a shift">
        <ToolbarButton aria-label="Add a shift" onClick={onAdd}>
          <AddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
