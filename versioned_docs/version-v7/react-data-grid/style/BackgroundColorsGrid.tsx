import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, wells } from './wells';

// preview-start
const colors = {
  light: { containerBackground: '#dbe7f3', pinnedBackground: '#e9f0f7' },
  dark: { containerBackground: '#1d3147', pinnedBackground: '#172838' },
};
// preview-end

const total = { id: 99, name: 'All wells', region: '', status: '', level: 0.4 };
const pinnedRows = { bottom: [total] };

export default function BackgroundColorsGrid() {
  const { direction, palette } = useTheme();
  const [mode, setMode] = useState<'light' | 'dark'>(palette.mode);
  const theme = useMemo(
    () => createTheme({ direction, palette: { mode }, mixins: { MuiDataGrid: colors[mode] } }),
    [direction, mode],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Colors"
        value={mode}
        onChange={(_, newMode) => newMode && setMode(newMode)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="light" aria-label="Light">
          <LightModeIcon fontSize="small" />
        </ToggleButton>
        <ToggleButton value="dark" aria-label="Dark">
          <DarkModeIcon fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Box sx={{ height: 400, bgcolor: 'background.default' }}>
          <DataGridPremium
            slotProps={{ main: { 'aria-label': 'Wells' } }}
            rows={wells}
            columns={columns}
            pinnedRows={pinnedRows}
            initialState={{ pinnedColumns: { left: ['name'] } }}
          />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
