import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { players } from './players';
import { PyramidFrame } from './PyramidFrame';

const curves = ['pyramid', 'step-pyramid'] as const;
const variants = ['filled', 'outlined'] as const;

export default function PyramidPlayground() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('pyramid');
  const [variant, setVariant] = useState<(typeof variants)[number]>('filled');
  const [gap, setGap] = useState(6);
  const [borderRadius, setBorderRadius] = useState(8);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <PyramidFrame>
        {/* preview-start */}
        <FunnelChart
          title="Members of a sports club by level"
          height={320}
          gap={gap}
          series={[{ data: players, curve, variant, borderRadius }]}
          slotProps={{ legend: { direction: 'vertical', position: { horizontal: 'end' } } }}
        />
        {/* preview-end */}
      </PyramidFrame>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <ChoiceGroup label="curve" options={curves} value={curve} onChange={setCurve} />
        <ChoiceGroup label="variant" options={variants} value={variant} onChange={setVariant} />
        <Stack sx={{ width: 140 }}>
          <LabeledSlider label="gap" min={0} max={20} value={gap} onChange={setGap} />
        </Stack>
        <Stack sx={{ width: 140 }}>
          <LabeledSlider
            label="borderRadius"
            min={0}
            max={24}
            value={borderRadius}
            onChange={setBorderRadius}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
