import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelChartProps } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';
import { referrals, referralsBefore } from './journeys';

const now = ['#0d47a1', '#1565c0', '#1976d2', '#1e88e5'];
const before = ['#90caf9', '#9fd0fa', '#bbdefb', '#d3e9fc'];

const series: FunnelChartProps['series'] = [
  {
    id: 'before',
    curve: 'bump',
    sectionLabel: { position: { horizontal: 'start' }, offset: { x: 6 } },
    data: referralsBefore.map((step, index) => ({ ...step, color: before[index] })),
  },
  {
    id: 'now',
    curve: 'bump',
    sectionLabel: { position: { horizontal: 'end' }, offset: { x: -6 } },
    data: referrals.map((step, index) => ({ ...step, color: now[index] })),
  },
];

export default function FunnelStacked() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Patients from referral to treatment, this year and last year"
        height={320}
        hideLegend
        series={series}
        sx={{
          '& [data-series="before"] text': { fill: '#10243e' },
          '& [data-series="now"] text': { fill: '#fff' },
        }}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
