import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns as sensorColumns, fetchSensors, operators, type Sensor } from './sensors';

// Only what the server can do.
const columns: GridColDef<Sensor>[] = sensorColumns.map((column) => {
  const all = column.type === 'number' ? getGridNumericOperators() : getGridStringOperators();
  return { ...column, filterOperators: all.filter(({ value }) => operators.includes(value)) };
});

export default function ServerFilterGrid() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = useState<Sensor[]>([]);
  const [loading, setLoading] = useState(true);

  // preview-start
  useEffect(() => {
    let isLatest = true;
    setLoading(true);
    fetchSensors(filterModel).then((answer) => {
      if (isLatest) {
        setRows(answer);
        setLoading(false);
      }
    });
    return () => {
      isLatest = false;
    };
  }, [filterModel]);
  // preview-end

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loading}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Sensors' }, toolbar: { showQuickFilter: true } }}
        filterMode="server"
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
