import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelGap() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        series={[{ data: referrals }]}
        gap={8}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
