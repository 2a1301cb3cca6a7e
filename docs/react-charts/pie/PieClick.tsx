import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import type { PieItemIdentifier } from '@mui/x-charts/models';
import { freight } from './freight';

const lastYear = freight.map((item, index) => ({ ...item, value: [39, 36, 19, 6][index] ?? 0 }));

export default function PieClick() {
  const [item, setItem] = useState<PieItemIdentifier | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1 }}>
        <PieChart
          title="Freight by means of transport, this year and last year"
          width={240}
          height={240}
          hideLegend
          series={[
            { id: 'this-year', innerRadius: 0, outerRadius: 74, data: freight },
            { id: 'last-year', innerRadius: 84, outerRadius: 114, data: lastYear },
          ]}
          onItemClick={(_, clicked) => setItem(clicked)}
        />
      </Box>
      <Box sx={{ flex: 1, width: '100%' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography>Click a slice</Typography>
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
