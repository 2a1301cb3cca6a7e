import { useState } from 'react';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';
import { Toggle } from './Toggle';

export default function FunnelLegend() {
  const [hideLegend, setHideLegend] = useState(false);

  return (
    <FunnelFrame>
      <Toggle label="hideLegend" checked={hideLegend} onChange={setHideLegend} />
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        series={[{ data: referrals }]}
        hideLegend={hideLegend}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
