import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyValueFormatterContext } from '@mui/x-charts-pro/SankeyChart';
import { LeftToRight } from './LeftToRight';
import { links, nodes } from './water';

const supply = 106;

// preview-start
function formatVolume(value: number, context: SankeyValueFormatterContext) {
  if (context.location === 'label') return `${value}`;
  const share = Math.round((value / supply) * 100);
  return context.type === 'node'
    ? `${value} million m³ (${share}% of the supply)`
    : `${value} million m³`;
}
// preview-end

export default function SankeyValueFormatter() {
  return (
    <LeftToRight>
      <SankeyChart
        title="Water from source to use"
        height={280}
        series={{
          data: { nodes, links },
          linkOptions: { showValues: true },
          valueFormatter: formatVolume,
        }}
      />
    </LeftToRight>
  );
}
