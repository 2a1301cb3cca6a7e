import { lazy, useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { AppFrame } from '../shared/AppFrame';
import { WhenNear } from '../shared/WhenNear';
import { AtSea } from './AtSea';
import { days, LAST_DAY } from './data';
import { daysOf, periodBefore, type Measure, type Period } from './figures';
import { KeyFigure } from './KeyFigure';
import { PanelPlaceholder } from './PanelPlaceholder';
import { PeriodPicker } from './PeriodPicker';

// Content further down, and large components, load when they are needed.
const Trends = lazy(() => import('./Trends'));
const Sailings = lazy(() => import('./Sailings'));

const FIGURES: { measure: Measure; label: string }[] = [
  { measure: 'passengers', label: 'Passengers' },
  { measure: 'vehicles', label: 'Vehicles' },
  { measure: 'onTime', label: 'Departures on time' },
  { measure: 'revenue', label: 'Revenue' },
];

/** The dashboard of a ferry company: what happened, what changed, and which ferries sail next. */
export default function Dashboard() {
  const [period, setPeriod] = useState<Period>({
    from: LAST_DAY.subtract(29, 'day'),
    to: LAST_DAY,
  });
  const now = daysOf(days, period);
  const before = daysOf(days, periodBefore(period));

  return (
    <AppFrame current="Overview">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <div>
          <Typography variant="h2" component="h1">
            Good morning, Mara
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <bdi>
              {period.from.format('MMMM D')} – {period.to.format('MMMM D, YYYY')}
            </bdi>
          </Typography>
        </div>
        <PeriodPicker period={period} onChange={setPeriod} />
      </Box>
      <Grid container spacing={2}>
        {FIGURES.map((figure) => (
          <Grid key={figure.measure} size={{ xs: 12, sm: 6, lg: 3 }}>
            <KeyFigure {...figure} days={now} before={before} />
          </Grid>
        ))}
        <Grid size={12}>
          <WhenNear
            placeholder={
              <PanelPlaceholder
                panels={[
                  { size: { xs: 12, lg: 8 }, height: 404 },
                  { size: { xs: 12, lg: 4 }, height: { xs: 376, lg: 404 } },
                ]}
              />
            }
          >
            <Trends days={now} />
          </WhenNear>
        </Grid>
        <Grid size={12}>
          <AtSea />
        </Grid>
        <Grid size={12}>
          <WhenNear
            placeholder={
              <PanelPlaceholder
                panels={[
                  { size: { xs: 12, md: 4, lg: 3 }, height: { xs: 480, md: 526 } },
                  { size: { xs: 12, md: 8, lg: 9 }, height: 526 },
                ]}
              />
            }
          >
            <Sailings />
          </WhenNear>
        </Grid>
      </Grid>
    </AppFrame>
  );
}
