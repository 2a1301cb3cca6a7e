import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { ChoiceGroup } from './ChoiceGroup';
import { players } from './players';
import { PyramidFrame } from './PyramidFrame';

const layouts = ['vertical', 'horizontal'] as const;
const directions = ['auto', 'increasing', 'decreasing'] as const;

export default function PyramidDirection() {
  const [layout, setLayout] = useState<(typeof layouts)[number]>('vertical');
  const [funnelDirection, setFunnelDirection] = useState<(typeof directions)[number]>('auto');

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <PyramidFrame>
        {/* preview-start */}
        <FunnelChart
          title="Members of a sports club by level"
          height={300}
          hideLegend
          series={[{ data: players, curve: 'pyramid', layout, funnelDirection }]}
        />
        {/* preview-end */}
      </PyramidFrame>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <ChoiceGroup label="layout" options={layouts} value={layout} onChange={setLayout} />
        <ChoiceGroup
          label="funnelDirection"
          options={directions}
          value={funnelDirection}
          onChange={setFunnelDirection}
        />
      </Stack>
    </Stack>
  );
}
