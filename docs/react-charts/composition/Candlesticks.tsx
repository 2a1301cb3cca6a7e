import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { CandlePlot } from './CandlePlot';
import { quotes } from './quotes';

const COLOR = '#1e88e5';

export default function Candlesticks() {
  return (
    // preview-start
    <ChartContainer
      height={300}
      title="Share price in March 2026"
      dataset={quotes}
      xAxis={[{ scaleType: 'band', dataKey: 'day', categoryGapRatio: 0.4 }]}
      yAxis={[{ width: 40 }]}
      series={[
        { type: 'line', id: 'open', dataKey: 'open', label: 'Open', color: COLOR },
        { type: 'line', id: 'high', dataKey: 'high', label: 'High', color: COLOR },
        { type: 'line', id: 'low', dataKey: 'low', label: 'Low', color: COLOR },
        { type: 'line', id: 'close', dataKey: 'close', label: 'Close', color: COLOR },
      ]}
    >
      {/* preview-end */}
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="band" />
      <CandlePlot color={COLOR} />
      <ChartsXAxis disableTicks />
      <ChartsYAxis />
      <ChartsTooltip />
    </ChartContainer>
  );
}
