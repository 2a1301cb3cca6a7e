import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Panel } from '../shared/Panel';
import { SHIPS } from '../shared/ferries';
import { NOW, sailings } from './data';
import { shipsAtSea } from './fleet';
import { IslandChart } from './IslandChart';
import { timeOf } from './timeOf';

const ships = shipsAtSea(sailings);

/** The positions of the ships, on a map of the islands and as a list. */
export function AtSea() {
  return (
    <Panel
      title="At sea"
      text={`${ships.length} of ${SHIPS.length} ships at ${timeOf(NOW.toDate())}`}
    >
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 7, lg: 8 }}>
          <IslandChart ships={ships} />
        </Grid>
        <Grid size={{ xs: 12, md: 5, lg: 4 }}>
          <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {ships.map(({ id, name, way, part, arrival }) => (
              <li key={id}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                  <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {timeOf(arrival)}
                  </Typography>
                </Box>
                <Typography sx={{ fontSize: 14, color: 'text.secondary', mb: 0.75 }}>
                  {way}
                </Typography>
                <LinearProgress
                  variant="determinate"
                  value={Math.round(part * 100)}
                  aria-label={`${name}: part of the way`}
                  sx={{ height: 6, borderRadius: 1 }}
                />
              </li>
            ))}
          </Box>
        </Grid>
      </Grid>
    </Panel>
  );
}
