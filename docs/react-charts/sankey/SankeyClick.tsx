import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyItemIdentifier } from '@mui/x-charts-pro/SankeyChart';
import { links, nodes } from './water';

export default function SankeyClick() {
  const [item, setItem] = useState<SankeyItemIdentifier | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box dir="ltr" sx={{ flex: 2, minWidth: 0 }}>
        {/* preview-start */}
        <SankeyChart
          title="Water from source to use"
          height={280}
          series={{ id: 'water', data: { nodes, links } }}
          // The layout objects refer to each other: leave them out before writing JSON.
          onNodeClick={(_, { node, ...identifier }) => setItem(identifier)}
          onLinkClick={(_, { link, ...identifier }) => setItem(identifier)}
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography>Click a node or a link</Typography>
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
          sx={{ m: 0, minHeight: 140, overflowX: 'auto', fontFamily: 'monospace' }}
        >
          {item ? JSON.stringify(item, null, 2) : '–'}
        </Typography>
      </Box>
    </Stack>
  );
}
