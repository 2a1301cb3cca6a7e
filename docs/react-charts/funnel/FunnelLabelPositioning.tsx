import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { ChoiceGroup } from './ChoiceGroup';
import { referrals } from './journeys';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';

const horizontals = ['start', 'center', 'end'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
const layouts = ['vertical', 'horizontal'] as const;

export default function FunnelLabelPositioning() {
  const [layout, setLayout] = useState<(typeof layouts)[number]>('vertical');
  const [horizontal, setHorizontal] = useState<(typeof horizontals)[number]>('center');
  const [vertical, setVertical] = useState<(typeof verticals)[number]>('middle');
  const [offset, setOffset] = useState(0);
  const [shown, setShown] = useState(true);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FunnelChart
          title="Patients from referral to treatment"
          height={320}
          hideLegend
          // preview-start
          series={[
            {
              layout,
              data: referrals,
              sectionLabel: shown && { position: { horizontal, vertical }, offset },
            },
          ]}
          // preview-end
        />
      </Box>
      <Stack sx={{ width: { xs: '100%', sm: 240 }, boxSizing: 'border-box', px: 1 }}>
        <Toggle label="sectionLabel" checked={shown} onChange={setShown} />
        <ChoiceGroup
          label="horizontal"
          options={horizontals}
          value={horizontal}
          onChange={setHorizontal}
        />
        <ChoiceGroup label="vertical" options={verticals} value={vertical} onChange={setVertical} />
        <ChoiceGroup label="layout" options={layouts} value={layout} onChange={setLayout} />
        <LabeledSlider label="offset" min={-40} max={40} value={offset} onChange={setOffset} />
      </Stack>
    </Stack>
  );
}
