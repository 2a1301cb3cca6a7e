import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Toggle } from './Toggle';

const orders = [12, 19, 14, 22, 28, 17, 9, 24];

export default function BasicSparkLineCustomization() {
  const [showHighlight, setShowHighlight] = useState(true);
  const [showTooltip, setShowTooltip] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Toggle label="showHighlight" checked={showHighlight} onChange={setShowHighlight} />
        <Toggle label="showTooltip" checked={showTooltip} onChange={setShowTooltip} />
      </Stack>
      <Stack direction="row" spacing={4} sx={{ width: '100%' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SparkLineChart
            aria-label="Orders by day, as a line"
            data={orders}
            height={100}
            showHighlight={showHighlight}
            showTooltip={showTooltip}
          />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SparkLineChart
            aria-label="Orders by day, as bars"
            plotType="bar"
            data={orders}
            height={100}
            showHighlight={showHighlight}
            showTooltip={showTooltip}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
