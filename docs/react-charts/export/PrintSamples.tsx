import { useEffect } from 'react';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { gusts, hours, output } from './energy';

/** A ref to a chart that can be printed. */
export interface Printable {
  current?: { exportAsPrint: () => void };
}

interface SampleProps {
  onReady: (chart: Printable) => void;
}

/** Hands the ref to the parent as soon as the chart is there. */
function useReady(chart: Printable, onReady: SampleProps['onReady']) {
  useEffect(() => onReady(chart), [chart, onReady]);
}

function HeatmapSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'heatmap'>();
  useReady(apiRef, onReady);
  return (
    <figure aria-label="Load by weekday and time of day" style={{ margin: 0 }}>
      <Heatmap
        apiRef={apiRef}
        height={300}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        yAxis={[{ data: ['Morning', 'Noon', 'Evening'], width: 64 }]}
        series={[
          {
            label: 'Load (%)',
            data: [0, 1, 2].flatMap((x) =>
              [0, 1, 2].map((y): [number, number, number] => [x, y, 20 + 25 * y + 8 * x]),
            ),
          },
        ]}
        hideLegend={false}
      />
    </figure>
  );
}

function BarSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'bar'>();
  useReady(apiRef, onReady);
  return (
    <BarChartPro
      apiRef={apiRef}
      title="Output of a solar park by hour"
      height={300}
      xAxis={[{ data: hours }]}
      series={[{ data: output, label: 'Output (MW)' }]}
    />
  );
}

function LineSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'line'>();
  useReady(apiRef, onReady);
  return (
    <LineChartPro
      apiRef={apiRef}
      title="Output of a solar park by hour"
      height={300}
      xAxis={[{ data: hours }]}
      series={[{ data: output, label: 'Output (MW)', area: true }]}
    />
  );
}

function ScatterSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'scatter'>();
  useReady(apiRef, onReady);
  return (
    <ScatterChartPro
      apiRef={apiRef}
      title="Output of a turbine by wind speed"
      height={300}
      series={[{ data: gusts, label: 'Gusts' }]}
    />
  );
}

const shares = [
  { id: 'wind', value: 55, label: 'Wind' },
  { id: 'hydro', value: 31, label: 'Hydro' },
  { id: 'solar', value: 14, label: 'Solar' },
];

function PieSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'pie'>();
  useReady(apiRef, onReady);
  return (
    <PieChartPro
      apiRef={apiRef}
      title="Energy by source"
      height={300}
      series={[{ data: shares }]}
    />
  );
}

function FunnelSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'funnel'>();
  useReady(apiRef, onReady);
  return (
    <FunnelChart
      apiRef={apiRef}
      title="Energy by source"
      height={300}
      series={[{ data: shares }]}
    />
  );
}

function RadarSample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'radar'>();
  useReady(apiRef, onReady);
  return (
    <RadarChartPro
      apiRef={apiRef}
      title="Rating of a turbine"
      height={300}
      series={[{ data: [82, 64, 91, 58], label: 'Turbine 4' }]}
      radar={{ max: 100, metrics: ['Output', 'Noise', 'Uptime', 'Service'] }}
    />
  );
}

function SankeySample({ onReady }: SampleProps) {
  const apiRef = useChartProApiRef<'sankey'>();
  useReady(apiRef, onReady);
  return (
    <SankeyChart
      apiRef={apiRef}
      title="Energy from source to use"
      height={300}
      series={{
        data: {
          links: [
            { source: 'Wind', target: 'Grid', value: 55 },
            { source: 'Solar', target: 'Grid', value: 14 },
            { source: 'Grid', target: 'Homes', value: 41 },
            { source: 'Grid', target: 'Industry', value: 28 },
          ],
        },
      }}
    />
  );
}

export const samples = {
  heatmap: HeatmapSample,
  bar: BarSample,
  line: LineSample,
  scatter: ScatterSample,
  pie: PieSample,
  funnel: FunnelSample,
  radar: RadarSample,
  sankey: SankeySample,
};
