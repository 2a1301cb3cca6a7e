import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';

export default function BasicFunnel() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        height={300}
        series={[{ data: [{ value: 940 }, { value: 720 }, { value: 655 }, { value: 410 }] }]}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
