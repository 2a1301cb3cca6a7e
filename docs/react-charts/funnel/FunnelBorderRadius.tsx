import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelBorderRadius() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        series={[{ data: referrals, borderRadius: 16 }]}
        gap={4}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
