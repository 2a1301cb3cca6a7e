import { useMemo, useState } from 'react';
import DarkIcon from '@mui/icons-material/Brightness4';
import LightIcon from '@mui/icons-material/Brightness7';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SelectField } from './SelectField';
import { paletteNames, palettes } from './palettes';
import type { PaletteName } from './palettes';
import { ringSeries } from './rings';

export default function MuiColorTemplate() {
  const pageMode = useTheme().palette.mode;
  const [chosenMode, setChosenMode] = useState<'light' | 'dark' | null>(null);
  const [name, setName] = useState<PaletteName>('rainbowSurge');
  const mode = chosenMode ?? pageMode;
  const theme = useMemo(() => createTheme({ palette: { mode } }), [mode]);
  const colors = palettes[name];
  const series = useMemo(() => ringSeries(colors(mode).length), [colors, mode]);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', boxSizing: 'border-box' }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <SelectField label="Palette" options={paletteNames} value={name} onChange={setName} />
          <Button
            startIcon={mode === 'light' ? <DarkIcon /> : <LightIcon />}
            onClick={() => setChosenMode(mode === 'light' ? 'dark' : 'light')}
          >
            Show it {mode === 'light' ? 'dark' : 'light'}
          </Button>
        </Stack>
        <ScatterChart
          title="One ring of points for each color"
          height={380}
          hideLegend
          colors={colors}
          series={series}
          yAxis={[{ width: 36 }]}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {colors(mode).map((color) => (
            <Stack key={color} sx={{ width: 28, height: 16, bgcolor: color }} />
          ))}
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
