import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { appointments, columns } from './clinic';

const STEP = 5;
const STEP_MS = 400;

function ProgressOverlay() {
  const [percent, setPercent] = useState(10);

  // Plays the progress of a download.
  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => (now >= 100 ? STEP : now + STEP)), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <GridOverlay>
      <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
        <CircularProgress
          variant="determinate"
          value={percent}
          size={56}
          aria-label="Loading appointments"
        />
        <Typography variant="caption" aria-hidden>
          {percent}%
        </Typography>
      </Box>
    </GridOverlay>
  );
}

export default function LoadingOverlayCustom() {
  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Appointments' } }}
        rows={appointments}
        columns={columns}
        loading
        slots={{ loadingOverlay: ProgressOverlay }}
      />
    </Box>
  );
  // preview-end
}
