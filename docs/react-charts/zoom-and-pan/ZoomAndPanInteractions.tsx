import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { ChoiceGroup } from './ChoiceGroup';
import { Toggle } from './Toggle';
import { north, south } from './stationData';

const pans = ['drag', 'pressAndDrag'] as const;
const keys = ['none', 'Control', 'Shift', 'Alt'] as const;

export default function ZoomAndPanInteractions() {
  const [pan, setPan] = useState<(typeof pans)[number]>('drag');
  const [wheelKey, setWheelKey] = useState<(typeof keys)[number]>('Control');
  const [pinch, setPinch] = useState(true);
  const [tapAndDrag, setTapAndDrag] = useState(false);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ScatterChartPro
          title="Measurements in the north and the south"
          height={320}
          xAxis={[{ zoom: true }]}
          yAxis={[{ zoom: true, width: 36 }]}
          series={[
            { label: 'North', data: north },
            { label: 'South', data: south },
          ]}
          // preview-start
          zoomInteractionConfig={{
            zoom: [
              { type: 'wheel', requiredKeys: wheelKey === 'none' ? [] : [wheelKey] },
              ...(pinch ? (['pinch'] as const) : []),
              ...(tapAndDrag ? (['tapAndDrag'] as const) : []),
            ],
            pan: [pan],
          }}
          // preview-end
        />
      </Box>
      <Stack sx={{ width: { xs: '100%', sm: 220 } }}>
        <Typography variant="subtitle2" component="div">
          zoom
        </Typography>
        <ChoiceGroup
          label="Key for the wheel"
          options={keys}
          value={wheelKey}
          onChange={setWheelKey}
        />
        <Toggle label="pinch" checked={pinch} onChange={setPinch} />
        <Toggle label="tapAndDrag" checked={tapAndDrag} onChange={setTapAndDrag} />
        <ChoiceGroup label="pan" options={pans} value={pan} onChange={setPan} />
      </Stack>
    </Stack>
  );
}
