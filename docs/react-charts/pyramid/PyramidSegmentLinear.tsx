import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelLabelOptions } from '@mui/x-charts-pro/FunnelChart';
import { portions } from './food';
import { PyramidFrame } from './PyramidFrame';

/** The point of the triangle is too narrow for a number, its base is not. */
const nearBase: FunnelLabelOptions = {
  position: { vertical: 'bottom' },
  offset: { y: 6 },
};

export default function PyramidSegmentLinear() {
  return (
    <PyramidFrame>
      {/* preview-start */}
      <FunnelChart
        title="Portions of a week's menu"
        height={360}
        series={[{ data: portions, curve: 'pyramid', sectionLabel: nearBase }]}
        categoryAxis={{ scaleType: 'linear', position: 'none' }}
      />
      {/* preview-end */}
    </PyramidFrame>
  );
}
