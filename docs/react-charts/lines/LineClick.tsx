import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsAxisData, LineItemIdentifier } from '@mui/x-charts/models';

interface ItemClick {
  callback: 'onAreaClick' | 'onLineClick' | 'onMarkClick';
  item: LineItemIdentifier;
}

export default function LineClick() {
  const [click, setClick] = useState<ItemClick | null>(null);
  const [axis, setAxis] = useState<ChartsAxisData | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { md: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <LineChart
          title="Stock and goal by weekday"
          height={300}
          xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
          yAxis={[{ width: 36 }]}
          series={[
            {
              id: 'stock',
              data: [42, 38, 51, 47, 40],
              label: 'In stock',
              area: true,
              stack: 'all',
            },
            {
              id: 'transit',
              data: [18, 26, 12, 19, 28],
              label: 'On the way',
              area: true,
              stack: 'all',
            },
            { id: 'goal', data: [70, 70, 72, 72, 75], label: 'Goal' },
          ]}
          onAreaClick={(_, item) => setClick({ callback: 'onAreaClick', item })}
          onLineClick={(_, item) => setClick({ callback: 'onLineClick', item })}
          onMarkClick={(_, item) => setClick({ callback: 'onMarkClick', item })}
          onAxisClick={(_, data) => setAxis(data)}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', md: 260 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography>Click the chart</Typography>
          <IconButton
            aria-label="Clear the results"
            size="small"
            onClick={() => {
              setClick(null);
              setAxis(null);
            }}
          >
            <UndoIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Typography
          component="pre"
          dir="ltr"
          variant="body2"
          tabIndex={0}
          aria-label="Click results"
          sx={{ m: 0, minHeight: 300, overflowX: 'auto', fontFamily: 'monospace' }}
        >
          {`// ${click?.callback ?? 'area, line or mark'}\n`}
          {`${click ? JSON.stringify(click.item, null, 2) : '–'}\n\n`}
          {`// onAxisClick\n${axis ? JSON.stringify(axis, null, 2) : '–'}`}
        </Typography>
      </Box>
    </Stack>
  );
}
