import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { type GridSlotsComponentsProps, GridToolbarContainer } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd?: () => void;
  }
}

export function AddToolbar({ onAdd }: NonNullable<GridSlotsComponentsProps['toolbar']>) {
  return (
    <GridToolbarContainer>
      <Button size="small" startIcon={<AddIcon />} onClick={onAdd}>
        Add a shift
      </Button>
    </GridToolbarContainer>
  );
}
