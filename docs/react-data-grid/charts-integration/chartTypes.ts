import BarChartIcon from '@mui/icons-material/BarChart';
import DonutLargeIcon from '@mui/icons-material/DonutLarge';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import type { GridChartsPanelProps } from '@mui/x-data-grid-premium';

export type ChartSchema = NonNullable<GridChartsPanelProps['schema']>;

/** The types that SimpleChart can draw: what the panel offers. */
export const chartTypes: ChartSchema = {
  column: {
    label: 'Columns',
    icon: BarChartIcon,
    customization: [
      {
        id: 'columns',
        label: 'Columns',
        controls: {
          stacked: {
            label: 'Stacked',
            type: 'boolean',
            default: false,
            isDisabled: ({ values }) => values.length < 2,
          },
          labels: { label: 'Show values', type: 'boolean', default: false },
        },
      },
    ],
  },
  line: {
    label: 'Lines',
    icon: ShowChartIcon,
    customization: [
      {
        id: 'lines',
        label: 'Lines',
        controls: {
          area: { label: 'Fill', type: 'boolean', default: false },
          curve: {
            label: 'Curve',
            type: 'select',
            default: 'linear',
            options: [
              { content: 'Straight', value: 'linear' },
              { content: 'Smooth', value: 'monotoneX' },
              { content: 'Steps', value: 'step' },
            ],
          },
        },
      },
    ],
  },
  pie: {
    label: 'Pie',
    icon: DonutLargeIcon,
    maxValues: 1,
    customization: [],
  },
};
