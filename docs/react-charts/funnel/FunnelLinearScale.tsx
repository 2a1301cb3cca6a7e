import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelLinearScale() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={360}
        series={[{ data: referrals, curve: 'pyramid' }]}
        categoryAxis={{ scaleType: 'linear', position: 'none' }}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
