import { BarChart } from '@mui/x-charts/BarChart';
import type { PlaygroundDemoProps, PlaygroundOptions } from '@site/src/demos/browser/playground';
import { formatRain, rainfall } from './rainfall';

export const options: PlaygroundOptions = {
  imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
  data: { rainfall },
  given: ({ layout }) => [
    'title="Rainfall by month at two stations"',
    'dataset={rainfall}',
    `${layout === 'horizontal' ? 'yAxis' : 'xAxis'}={[{ dataKey: 'month' }]}`,
    "series={[{ dataKey: 'coast', label: 'Coast' }, { dataKey: 'ridge', label: 'Ridge' }]}",
  ],
  controls: [
    'layout',
    { name: 'height', min: 160, max: 360, step: 10 },
    { name: 'borderRadius', min: 0, max: 16 },
    {
      name: 'colors',
      kind: 'color',
      description: 'The color of the first series; the second keeps its own.',
      default: '#4254fb',
    },
    'hideLegend',
    'loading',
    'skipAnimation',
    'showToolbar',
    'disableAxisListener',
  ],
  initial: { height: 320, borderRadius: 4 },
  print: { colors: (value) => `colors={['${value}', '#ffb422']}` },
};

const SERIES = [
  { dataKey: 'coast', label: 'Coast', valueFormatter: formatRain },
  { dataKey: 'ridge', label: 'Ridge', valueFormatter: formatRain },
];

export default function BarChartPlayground({ values }: PlaygroundDemoProps) {
  const { colors = '#4254fb', ...props } = values;
  const isHorizontal = props.layout === 'horizontal';
  const months = { dataKey: 'month', scaleType: 'band' } as const;
  return (
    <BarChart
      title="Rainfall by month at two stations"
      dataset={rainfall}
      series={SERIES}
      xAxis={isHorizontal ? undefined : [months]}
      yAxis={isHorizontal ? [{ ...months, width: 60 }] : undefined}
      colors={[String(colors), '#ffb422']}
      {...props}
    />
  );
}
