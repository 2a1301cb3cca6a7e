import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import type { ChartsAxisData, RadarItemIdentifier } from '@mui/x-charts/models';
import { ChoiceGroup } from './ChoiceGroup';
import { cinemas, metrics } from './ratings';

const callbacks = ['onMarkClick', 'onAreaClick', 'onAxisClick'] as const;

export default function RadarClick() {
  const [callback, setCallback] = useState<(typeof callbacks)[number]>('onMarkClick');
  const [result, setResult] = useState<RadarItemIdentifier | ChartsAxisData | null>(null);

  return (
    <Stack sx={{ width: '100%' }}>
      <ChoiceGroup
        label="Callback in use"
        options={callbacks}
        value={callback}
        onChange={(next) => {
          setCallback(next);
          setResult(null);
        }}
      />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', alignItems: { sm: 'center' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <RadarChart
            key={callback}
            title="Rating of three cinemas by topic"
            height={300}
            series={cinemas.map((series) => ({ ...series, fillArea: true }))}
            radar={{ max: 100, metrics }}
            onMarkClick={callback === 'onMarkClick' ? (_, item) => setResult(item) : undefined}
            onAreaClick={callback === 'onAreaClick' ? (_, item) => setResult(item) : undefined}
            onAxisClick={callback === 'onAxisClick' ? (_, data) => setResult(data) : undefined}
          />
        </Box>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography>Click the chart</Typography>
            <IconButton aria-label="Clear the result" size="small" onClick={() => setResult(null)}>
              <UndoIcon fontSize="small" />
            </IconButton>
          </Stack>
          <Typography
            component="pre"
            dir="ltr"
            variant="body2"
            tabIndex={0}
            aria-label="Click result"
            sx={{ m: 0, minHeight: 180, overflowX: 'auto', fontFamily: 'monospace' }}
          >
            {result ? JSON.stringify(result, null, 2) : '–'}
          </Typography>
        </Box>
      </Stack>
    </Stack>
  );
}
