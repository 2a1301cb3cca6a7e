import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelCategoryAxis() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={320}
        hideLegend
        series={[{ data: referrals }]}
        categoryAxis={{
          categories: ['Referral', 'Appointment', 'First visit', 'Treatment'],
          position: 'left',
          size: 84,
          disableLine: true,
          disableTicks: true,
        }}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
