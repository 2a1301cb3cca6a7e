import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';
import { SelectField } from './SelectField';

const highlights = ['none', 'item', 'series'] as const satisfies readonly HighlightOptions[];
const fades = ['none', 'series', 'global'] as const satisfies readonly FadeOptions[];

export default function HighlightFunnel() {
  const [highlight, setHighlight] = useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = useState<(typeof fades)[number]>('global');

  return (
    <FunnelFrame>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <SelectField
          label="highlight"
          options={highlights}
          value={highlight}
          onChange={setHighlight}
        />
        <SelectField label="fade" options={fades} value={fade} onChange={setFade} />
      </Stack>
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        series={[{ data: referrals, highlightScope: { highlight, fade } }]}
      />
    </FunnelFrame>
  );
}
