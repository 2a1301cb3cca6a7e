import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals } from './journeys';

export default function FunnelDataAttributes() {
  return (
    <FunnelFrame>
      <FunnelChart
        title="Patients from referral to treatment"
        height={300}
        hideLegend
        series={[{ id: 'patients', data: referrals }]}
        // preview-start
        sx={{
          [`& [data-series="patients"] .${funnelSectionClasses.root}`]: {
            stroke: 'currentColor',
            strokeWidth: 1,
          },
          [`& .MuiFunnelSection-data-index-3`]: { strokeWidth: 3 },
          [`& .${funnelSectionClasses.label}.MuiFunnelSection-data-index-3`]: {
            stroke: 'none',
            fontWeight: 700,
          },
        }}
        // preview-end
      />
    </FunnelFrame>
  );
}
