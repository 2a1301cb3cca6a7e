import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelLabelStyling() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        series={[{ data: referrals }]}
        sx={{
          [`& .${funnelSectionClasses.label}`]: {
            fontSize: 18,
            fontWeight: 600,
            fill: '#fff',
            stroke: '#10243e',
            strokeWidth: 3,
            paintOrder: 'stroke',
          },
        }}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
