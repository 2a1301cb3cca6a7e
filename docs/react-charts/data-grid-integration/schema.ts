import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import type { GridChartsPanelProps } from '@mui/x-data-grid-premium';

/** What the panel offers, and HarvestRenderer can draw. */
export const schema: NonNullable<GridChartsPanelProps['schema']> = {
  bar: {
    label: 'Bars',
    icon: BarChartIcon,
    customization: [
      {
        id: 'bars',
        label: 'Bars',
        controls: { stacked: { label: 'Stacked', type: 'boolean', default: false } },
      },
    ],
  },
  line: { label: 'Lines', icon: ShowChartIcon, customization: [] },
};
