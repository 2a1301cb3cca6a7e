import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ideas } from './ideas';
import { QuadrantNames } from './QuadrantNames';
import { Titled } from './Titled';

const isGoodStart = ({ x, y }: { x: number; y: number }) => x < 5 && y > 5;

const point = {
  markerSize: 6,
  valueFormatter: (idea: { id?: string | number } | null) => `${idea?.id ?? ''}`,
};

const dashed = { strokeDasharray: '4 4' };

export default function ScatterQuadrants() {
  return (
    <Titled title="Three ideas to begin with" note="Ideas of a workshop, rated from 0 to 10">
      {/* preview-start */}
      <ScatterChart
        title="Effort and benefit of ideas"
        height={320}
        hideLegend
        xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
        yAxis={[{ label: 'Benefit', width: 44, min: 0, max: 10 }]}
        series={[
          { data: ideas.filter((idea) => !isGoodStart(idea)), color: '#90a4ae', ...point },
          { data: ideas.filter(isGoodStart), color: '#2e7d32', ...point },
        ]}
      >
        <ChartsReferenceLine x={5} lineStyle={dashed} />
        <ChartsReferenceLine y={5} lineStyle={dashed} />
        <QuadrantNames names={['Do now', 'Plan well', 'In between', 'Leave out']} />
      </ScatterChart>
      {/* preview-end */}
    </Titled>
  );
}
