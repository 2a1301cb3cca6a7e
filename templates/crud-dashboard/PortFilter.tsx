import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Popover from '@mui/material/Popover';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import { placeName } from '../shared/ferries';

// The tree loads when users open the filter.
const PortTree = lazy(() => import('../shared/PortTree'));

interface PortFilterProps {
  /** The id of a port or region; `null` or `all` for every port. */
  place: string | null;
  onChange: (place: string | null) => void;
}

/** Shows which ports are selected, and opens the tree to change them. */
export function PortFilter({ place, onChange }: PortFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {placeName(place)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Home ports', sx: { mt: 1, p: 1.5, width: 260 } },
        }}
      >
        <Suspense fallback={<CircularProgress size={28} aria-label="Loading" />}>
          <PortTree
            takesFocus
            selected={place}
            onSelect={(next) => {
              onChange(next);
              setAnchor(null);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
