// preview-start
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { players } from './players';
import { PyramidFrame } from './PyramidFrame';

export default function Pyramid() {
  return (
    <PyramidFrame>
      <FunnelChart
        title="Members of a sports club by level"
        height={320}
        series={[{ data: players, curve: 'pyramid' }]}
      />
    </PyramidFrame>
  );
}
// preview-end
