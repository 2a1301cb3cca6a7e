import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

const withGoal = referrals.map((step) =>
  step.id === 'treated' ? { ...step, color: '#ffb74d' } : step,
);

export default function FunnelColor() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        colors={['#b3e5fc', '#81d4fa', '#4fc3f7', '#29b6f6']}
        series={[{ data: withGoal }]}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
