import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';
import { ChoiceGroup } from './ChoiceGroup';
import { referrals } from './journeys';
import { LabeledSlider } from './LabeledSlider';
import { SelectField } from './SelectField';

const curves = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
] as const satisfies readonly FunnelCurveType[];
const directions = ['auto', 'increasing', 'decreasing'] as const;
const variants = ['filled', 'outlined'] as const;

export default function FunnelCurves() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('bump');
  const [funnelDirection, setFunnelDirection] = useState<(typeof directions)[number]>('auto');
  const [variant, setVariant] = useState<(typeof variants)[number]>('filled');
  const [gap, setGap] = useState(4);
  const [borderRadius, setBorderRadius] = useState(8);
  const shape = { curve, funnelDirection, variant, borderRadius };

  return (
    <Stack sx={{ width: '100%' }} spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <FunnelChart
          title="Patients from referral to treatment, vertical"
          height={260}
          hideLegend
          gap={gap}
          series={[{ ...shape, data: referrals }]}
        />
        <FunnelChart
          title="Patients from referral to treatment, horizontal"
          height={260}
          hideLegend
          gap={gap}
          series={[{ ...shape, layout: 'horizontal', data: referrals }]}
        />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <SelectField label="curve" options={curves} value={curve} onChange={setCurve} />
        <ChoiceGroup
          label="funnelDirection"
          options={directions}
          value={funnelDirection}
          onChange={setFunnelDirection}
        />
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
