import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 'medium' }}>Crew</Typography>
      <ToolbarButton render={<Button size="small" startIcon={<AddIcon />} />} onClick={onAdd}>
        Add a shift
      </ToolbarButton>
    </Toolbar>
  );
}
