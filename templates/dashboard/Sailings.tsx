import { useState } from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { portIdsOf, portName } from '../shared/ferries';
import { Panel } from '../shared/Panel';
import PortTree from '../shared/PortTree';
import { sailings, STATUSES, type Sailing } from './data';
import { LoadBar } from './LoadBar';
import { StatusChip } from './StatusChip';
import { timeOf } from './timeOf';

const GRID_HEIGHT = 430;

const columns: GridColDef<Sailing>[] = [
  {
    field: 'departure',
    headerName: 'Departs',
    type: 'dateTime',
    width: 96,
    valueFormatter: (departure: Date) => timeOf(departure),
  },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 150 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  {
    field: 'load',
    headerName: 'Booked',
    type: 'number',
    width: 150,
    renderCell: ({ value }) => <LoadBar percent={value} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    renderCell: ({ value }) => <StatusChip status={value} />,
  },
];

/** Today's sailings, which a tree of ports filters. */
export default function Sailings() {
  const [place, setPlace] = useState<string | null>(null);
  const ports = portIdsOf(place)?.map(portName);
  const rows = ports
    ? sailings.filter(({ line }) => ports.some((port) => line.split(' – ').includes(port)))
    : sailings;
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 4, lg: 3 }}>
        <Panel title="Ports" text="Choose one to see its sailings">
          <PortTree selected={place} onSelect={setPlace} />
        </Panel>
      </Grid>
      <Grid size={{ xs: 12, md: 8, lg: 9 }}>
        <Panel title="Sailings today" text={`${rows.length} departures`}>
          <Box sx={{ height: GRID_HEIGHT }}>
            <DataGrid
              rows={rows}
              columns={columns}
              aria-label="Sailings today"
              disableRowSelectionOnClick
              pageSizeOptions={[10, 25, 50]}
              initialState={{
                pagination: { paginationModel: { pageSize: 25 } },
                sorting: { sortModel: [{ field: 'departure', sort: 'asc' }] },
              }}
              sx={{ border: 0 }}
            />
          </Box>
        </Panel>
      </Grid>
    </Grid>
  );
}
