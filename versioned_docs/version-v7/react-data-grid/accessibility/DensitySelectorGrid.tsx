import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  gridDensitySelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { patients, type Patient } from './patients';

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', width: 150 },
  { field: 'ward', headerName: 'Ward', width: 130 },
  { field: 'bed', headerName: 'Bed', width: 90 },
];

const densities: { value: GridDensity; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'standard', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
];

function DensityMenuToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const choose = (value: GridDensity) => {
    apiRef.current.setDensity(value);
    setAnchor(null);
  };

  return (
    <GridToolbarContainer>
      <Button
        size="small"
        startIcon={<SettingsIcon />}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Row height
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {densities.map(({ value, label }) => (
          <MenuItem key={value} selected={value === density} onClick={() => choose(value)}>
            <ListItemIcon>{value === density && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </GridToolbarContainer>
  );
}

export default function DensitySelectorGrid() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Box sx={{ height: 478, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Patients' } }}
        rows={patients}
        columns={columns}
        density={density}
        onDensityChange={setDensity}
        slots={{ toolbar: DensityMenuToolbar }}
      />
    </Box>
  );
}
