import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FocusedTitle } from '../shared/FocusedTitle';

/** Shown for an outdated URL, or a ship that was just deleted. */
export function UnknownShip({ onBack }: { onBack: () => void }) {
  return (
    <Stack sx={{ alignItems: 'start' }}>
      <FocusedTitle>This ship has sailed</FocusedTitle>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        It is not part of the fleet, or not any more.
      </Typography>
      <Button variant="contained" onClick={onBack}>
        Back to the fleet
      </Button>
    </Stack>
  );
}
