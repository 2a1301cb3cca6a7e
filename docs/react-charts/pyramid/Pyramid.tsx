import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { players } from './players';
import { PyramidFrame } from './PyramidFrame';

export default function Pyramid() {
  return (
    <PyramidFrame>
      {/* preview-start */}
      <FunnelChart height={320} series={[{ data: players, curve: 'pyramid' }]} />
      {/* preview-end */}
    </PyramidFrame>
  );
}
