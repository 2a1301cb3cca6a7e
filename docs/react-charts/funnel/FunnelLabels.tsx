import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelLabels() {
  return (
    <FunnelFrame>
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        hideLegend
        // preview-start
        series={[
          {
            data: referrals,
            valueFormatter: ({ label, value }) => {
              const name = typeof label === 'function' ? label('section') : label;
              return `${name}: ${value} (${Math.round((value / 940) * 100)}%)`;
            },
          },
        ]}
        // preview-end
      />
    </FunnelFrame>
  );
}
