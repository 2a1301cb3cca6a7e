import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { FunnelFrame } from './FunnelFrame';

export default function BasicFunnel() {
  return (
    <FunnelFrame>
      {/* preview-start */}
      <FunnelChart
        height={300}
        series={[
          {
            data: [
              { value: 940, label: 'Referred' },
              { value: 720, label: 'Booked' },
              { value: 655, label: 'Seen' },
              { value: 410, label: 'Treated' },
            ],
          },
        ]}
      />
      {/* preview-end */}
    </FunnelFrame>
  );
}
