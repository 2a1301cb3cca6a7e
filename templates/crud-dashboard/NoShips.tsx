import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BoatIcon from '@mui/icons-material/DirectionsBoatOutlined';

interface NoShipsProps {
  /** False if there are ships, but not in the selected ports. */
  isFleetEmpty: boolean;
  onNew: () => void;
  onSample: () => void;
}

/** The empty state of the list. */
export function NoShips({ isFleetEmpty, onNew, onSample }: NoShipsProps) {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', gap: 1, p: 2 }}>
      <BoatIcon color="disabled" sx={{ fontSize: 48 }} />
      <Typography sx={{ fontWeight: 600 }}>
        {isFleetEmpty ? 'No ships yet' : 'No ships in these ports'}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="contained" disableElevation onClick={onNew}>
          Add a ship
        </Button>
        {isFleetEmpty && <Button onClick={onSample}>Bring back the sample</Button>}
      </Stack>
    </Stack>
  );
}
