import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Popover from '@mui/material/Popover';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import { placeName } from '../shared/ferries';

// The tree arrives when somebody narrows the list down.
const PortTree = lazy(() => import('../shared/PortTree'));

interface PortFilterProps {
  /** Id of a port or region; `null` or `all`: every port. */
  place: string | null;
  onChange: (place: string | null) => void;
}

/** Says which ports are shown, and opens the tree to choose from. */
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
