import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { DataGridPro, type GridInitialState, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { changedAt, quotesAt } from './exchange';

const TICK_MS = 500;
const opening = quotesAt(0);

const initialStateFor = (isWide: boolean): GridInitialState => ({
  columns: {
    columnVisibilityModel: { source: isWide, price: isWide, trend: isWide, volume: isWide },
  },
  sorting: { sortModel: [{ field: 'change', sort: 'desc' }] },
  pinnedColumns: { left: ['region'] },
});

export default function StockDashboard() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const apiRef = useGridApiRef();
  const [running, setRunning] = useState(false);
  const [time, setTime] = useState(0);

  // preview-start
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => setTime((before) => before + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);

  useEffect(() => {
    if (time > 0) {
      apiRef.current?.updateRows(changedAt(time));
    }
  }, [apiRef, time]);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Button
          variant="contained"
          startIcon={running ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => setRunning((before) => !before)}
        >
          {running ? 'Pause' : 'Start'}
        </Button>
        <Typography variant="body2" color="text.secondary">
          Tick {time}
        </Typography>
      </Stack>
      <Box sx={{ height: 581 }}>
        <DataGridPro
          label="Power exchange"
          apiRef={apiRef}
          rows={opening}
          columns={columns}
          throttleRowsMs={TICK_MS}
          initialState={initialStateFor(isWide)}
          density="compact"
          disableRowSelectionOnClick
          hideFooter
          sx={(theme) => ({
            '& .up': { bgcolor: alpha(theme.palette.success.main, 0.18) },
            '& .down': { bgcolor: alpha(theme.palette.error.main, 0.18) },
          })}
        />
      </Box>
    </Box>
  );
}
