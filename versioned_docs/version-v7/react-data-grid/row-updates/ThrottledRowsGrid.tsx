import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';

interface Sensor {
  id: number;
  hall: string;
  temperature: number;
  readings: number;
}

const rows: Sensor[] = Array.from({ length: 12 }, (_, id) => ({
  id,
  hall: `Hall ${String.fromCharCode(65 + id)}`,
  temperature: 18 + (id % 5),
  readings: 0,
}));

const columns: GridColDef<Sensor>[] = [
  { field: 'hall', headerName: 'Hall', width: 110 },
  {
    field: 'temperature',
    headerName: 'Temperature (°C)',
    type: 'number',
    width: 150,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 110 },
];

export default function ThrottledRowsGrid() {
  const apiRef = useGridApiRef();
  const tick = useRef(0);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    // 100 readings a second. The grid renders them every two seconds.
    const timer = setInterval(() => {
      tick.current += 1;
      const sensor = rows[tick.current % rows.length];
      apiRef.current?.updateRows([
        {
          id: sensor.id,
          temperature: 20 + Math.sin(tick.current / 40 + sensor.id) * 3,
          readings: Math.ceil(tick.current / rows.length),
        },
      ]);
    }, 10);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setRunning(!running)} sx={{ mb: 1 }}>
        {running ? 'Stop measuring' : 'Start measuring'}
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Sensors' } }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={2000}
        />
      </Box>
    </Box>
  );
}
