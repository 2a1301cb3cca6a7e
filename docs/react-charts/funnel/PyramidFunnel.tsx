import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';

const staff = [
  { value: 4, label: 'Directors' },
  { value: 18, label: 'Managers' },
  { value: 62, label: 'Team leads' },
  { value: 210, label: 'Staff' },
];

export default function PyramidFunnel() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        title="Employees by level"
        height={320}
        series={[{ data: staff, curve: 'pyramid' }]}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
