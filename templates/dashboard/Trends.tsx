import Grid from '@mui/material/Grid';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { Panel } from '../shared/Panel';
import { LINES } from '../shared/ferries';
import type { Day } from './data';

const CHART_HEIGHT = 280;

/** Each line's share of all passengers. */
const SHARES = [0.27, 0.22, 0.18, 0.15, 0.11, 0.07];

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Passengers by day, and by line. */
export default function Trends({ days }: { days: Day[] }) {
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.warning.main];
  const sum = days.reduce((all, day) => all + day.passengers, 0);
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, lg: 8 }}>
        <Panel title="Passengers and vehicles" text="A day">
          <LineChart
            title="Passengers and vehicles a day"
            height={CHART_HEIGHT}
            colors={colors}
            margin={{ right: 8, bottom: 0, left: 0 }}
            grid={{ horizontal: true }}
            xAxis={[
              {
                data: days.map(({ date }) => date.toDate()),
                scaleType: 'time',
                tickNumber: 5,
                height: 28,
                domainLimit: 'strict',
                valueFormatter: (date: Date) =>
                  date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
              },
            ]}
            yAxis={[
              { width: 44, min: 0, valueFormatter: (value: number) => compact.format(value) },
            ]}
            series={[
              {
                data: days.map(({ passengers }) => passengers),
                label: 'Passengers',
                area: true,
                showMark: false,
                curve: 'monotoneX',
              },
              {
                data: days.map(({ vehicles }) => vehicles),
                label: 'Vehicles',
                showMark: false,
                curve: 'monotoneX',
              },
            ]}
            sx={{ '& .MuiAreaElement-root': { opacity: 0.14 } }}
          />
        </Panel>
      </Grid>
      <Grid size={{ xs: 12, lg: 4 }}>
        <Panel title="By line" text="Passengers">
          <BarChart
            title="Passengers by line"
            height={CHART_HEIGHT}
            layout="horizontal"
            hideLegend
            colors={colors}
            borderRadius={6}
            margin={{ top: 0, right: 12, bottom: 0, left: 0 }}
            grid={{ vertical: true }}
            xAxis={[
              {
                tickNumber: 3,
                height: 28,
                valueFormatter: (value: number) => compact.format(value),
              },
            ]}
            yAxis={[
              {
                data: [...LINES],
                scaleType: 'band',
                width: 108,
                disableLine: true,
                disableTicks: true,
                categoryGapRatio: 0.45,
              },
            ]}
            series={[{ data: SHARES.map((share) => Math.round(sum * share)), label: 'Passengers' }]}
          />
        </Panel>
      </Grid>
    </Grid>
  );
}
