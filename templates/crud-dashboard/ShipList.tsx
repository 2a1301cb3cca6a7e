import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/AddRounded';
import { portIdsOf } from '../shared/ferries';
import { PortFilter } from './PortFilter';
import { ShipGrid } from './ShipGrid';
import type { Ships } from './useShips';

interface ShipListProps {
  fleet: Ships;
  open: (route: string) => void;
}

/** The whole fleet, or the ships in some ports. */
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PortFilter place={place} onChange={setPlace} />
          <Button
            variant="contained"
            disableElevation
            startIcon={<AddIcon />}
            onClick={() => open('new')}
          >
            New ship
          </Button>
        </Box>
      </Box>
      <ShipGrid
        ships={shown}
        isLoading={status === 'loading'}
        isFleetEmpty={ships.length === 0}
        open={open}
        onDelete={fleet.remove}
        onSample={fleet.startOver}
      />
    </>
  );
}
