import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  type GridDensity,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

const LABELS: Record<GridDensity, string> = {
  compact: 'Compact rows',
  standard: 'Standard rows',
  comfortable: 'Comfortable rows',
};

function SettingsToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Toolbar>
      <ToolbarButton
        ref={button}
        id="settings-button"
        aria-label="Settings"
        aria-haspopup="true"
        aria-controls="settings-menu"
        aria-expanded={open ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        id="settings-menu"
        anchorEl={button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-labelledby': 'settings-button' } }}
      >
        {/* preview-start */}
        {(Object.keys(LABELS) as GridDensity[]).map((value) => (
          <MenuItem
            key={value}
            selected={value === density}
            onClick={() => {
              apiRef.current.setDensity(value);
              setOpen(false);
            }}
          >
            <ListItemIcon>{value === density && <CheckIcon fontSize="small" />}</ListItemIcon>
            {LABELS[value]}
          </MenuItem>
        ))}
        {/* preview-end */}
      </Menu>
    </Toolbar>
  );
}

export default function GridToolbarSettingsMenu() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        density={density}
        onDensityChange={setDensity}
        showToolbar
        slots={{ toolbar: SettingsToolbar }}
        hideFooter
      />
    </Box>
  );
}
