import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ForecastLine } from './ForecastLine';
import { LAST_COUNTED_WEEK, parcels } from './parcels';
import { Titled } from './Titled';
import { UncertaintyArea } from './UncertaintyArea';

function valueFormatter(count: number | null, { dataIndex }: { dataIndex: number }): string {
  const { week, low, high } = parcels[dataIndex];
  return week > LAST_COUNTED_WEEK ? `${count} (${low} to ${high})` : `${count}`;
}

export default function LineWithUncertaintyArea() {
  return (
    <Titled title="Hire before week 12" note="Parcels of the depot, in thousands">
      <ChartContainer
        title="Parcels of the depot by week, with a forecast"
        height={300}
        margin={{ right: 24 }}
        dataset={parcels}
        xAxis={[{ dataKey: 'week', label: 'Week', tickMinStep: 1, domainLimit: 'strict' }]}
        yAxis={[{ width: 32, min: 30, max: 90 }]}
        series={[
          {
            type: 'line',
            id: 'count',
            dataKey: 'count',
            label: 'Parcels',
            color: '#00897b',
            valueFormatter,
          },
        ]}
      >
        {/* preview-start */}
        <UncertaintyArea seriesId="count" />
        <LinePlot slots={{ line: ForecastLine }} slotProps={{ line: { strokeWidth: 3 } }} />
        <ChartsAxisHighlight x="line" />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
        {/* preview-end */}
      </ChartContainer>
    </Titled>
  );
}
