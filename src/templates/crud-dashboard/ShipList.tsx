import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/AddRounded';
import { Panel } from '../shared/Panel';
import { PortTree } from '../shared/PortTree';
import { portIdsOf } from '../shared/ferries';
import { ShipGrid } from './ShipGrid';
import type { Ships } from './useShips';

interface ShipListProps {
  fleet: Ships;
  open: (route: string) => void;
}

/** The whole fleet, or the ships of some ports. */
export function ShipList({ fleet, open }: ShipListProps) {
  const [place, setPlace] = useState<string | null>(null);
  const { ships, status } = fleet;
  const ports = portIdsOf(place);
  const shown = ports ? ships.filter(({ port }) => ports.includes(port)) : ships;
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 3 }}
      >
        <div>
          <Typography variant="h2" component="h1">
            Fleet
          </Typography>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            <bdi>
              {status === 'loading' ? 'Loading …' : `${shown.length} of ${ships.length} ships`}
            </bdi>
          </Typography>
        </div>
        <Button
          variant="contained"
          disableElevation
          startIcon={<AddIcon />}
          onClick={() => open('new')}
          sx={{ alignSelf: 'center' }}
        >
          New ship
        </Button>
      </Box>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 4, lg: 3 }}>
          <Panel title="Home ports">
            <PortTree selected={place} onSelect={setPlace} />
          </Panel>
        </Grid>
        <Grid size={{ xs: 12, md: 8, lg: 9 }}>
          <ShipGrid
            ships={shown}
            isLoading={status === 'loading'}
            isFleetEmpty={ships.length === 0}
            open={open}
            onDelete={fleet.remove}
            onSample={fleet.startOver}
          />
        </Grid>
      </Grid>
    </>
  );
}
