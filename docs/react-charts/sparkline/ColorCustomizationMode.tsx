import { useMemo, useState } from 'react';
import DarkIcon from '@mui/icons-material/Brightness4';
import LightIcon from '@mui/icons-material/Brightness7';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visits = [31, 24, 38, 35, 47, 41, 52];
const lineColor = (mode: 'light' | 'dark') => (mode === 'light' ? '#0d47a1' : '#ffca28');

export default function ColorCustomizationMode() {
  const pageMode = useTheme().palette.mode;
  const [chosenMode, setChosenMode] = useState<'light' | 'dark' | null>(null);
  const mode = chosenMode ?? pageMode;
  const theme = useMemo(() => createTheme({ palette: { mode } }), [mode]);
  const otherMode = mode === 'light' ? 'dark' : 'light';

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 320, mx: 'auto' }}>
        <Stack spacing={1}>
          <Stack sx={{ height: 100 }}>
            <SparkLineChart aria-label="Visits by day" data={visits} color={lineColor} />
          </Stack>
          <Button
            startIcon={mode === 'light' ? <DarkIcon /> : <LightIcon />}
            onClick={() => setChosenMode(otherMode)}
          >
            Show it {otherMode}
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
