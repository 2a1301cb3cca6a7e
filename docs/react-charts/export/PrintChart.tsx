import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { samples } from './PrintSamples';
import type { Printable } from './PrintSamples';

type SampleName = keyof typeof samples;

export default function PrintChart() {
  const [name, setName] = useState<SampleName>('heatmap');
  const [chart, setChart] = useState<Printable | null>(null);
  const Sample = samples[name];

  return (
    <Stack sx={{ width: '100%' }} spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Chart"
          value={name}
          sx={{ minWidth: 140 }}
          onChange={(event) => setName(event.target.value as SampleName)}
        >
          {Object.keys(samples).map((key) => (
            <MenuItem key={key} value={key}>
              {key}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => chart?.current?.exportAsPrint()}>
          Print
        </Button>
      </Stack>
      <Box sx={{ width: '100%', minWidth: 0 }}>
        <Sample key={name} onReady={setChart} />
      </Box>
    </Stack>
  );
}
