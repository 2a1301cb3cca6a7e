import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { center, north } from './apartments';

export default function ScatterClick() {
  const [item, setItem] = useState<ScatterItemIdentifier | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ScatterChart
          title="Living space and rent in two districts"
          height={300}
          xAxis={[{ min: 30 }]}
          yAxis={[{ width: 52 }]}
          series={[
            { id: 'center', label: 'Center', data: center },
            { id: 'north', label: 'North', data: north },
          ]}
          onItemClick={(_event: unknown, clicked: ScatterItemIdentifier) => setItem(clicked)}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 220 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography>Click near a point</Typography>
          <IconButton aria-label="Clear the result" size="small" onClick={() => setItem(null)}>
            <UndoIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Typography
          component="pre"
          dir="ltr"
          variant="body2"
          tabIndex={0}
          aria-label="Click result"
          sx={{ m: 0, minHeight: 120, overflowX: 'auto', fontFamily: 'monospace' }}
        >
          {item ? JSON.stringify(item, null, 2) : '–'}
        </Typography>
      </Box>
    </Stack>
  );
}
