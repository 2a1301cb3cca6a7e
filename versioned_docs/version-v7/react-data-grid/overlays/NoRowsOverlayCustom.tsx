import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import EventIcon from '@mui/icons-material/EventAvailable';
import { DataGrid } from '@mui/x-data-grid';
import { appointments, columns, type Appointment } from './clinic';
import { Message } from './Message';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAdd?: () => void;
  }
}

function NoAppointments({ onAdd }: { onAdd?: () => void }) {
  return (
    <Message
      icon={<EventIcon color="disabled" fontSize="large" />}
      text="Nobody has an appointment today."
    >
      <Button size="small" onClick={onAdd}>
        Add the first
      </Button>
    </Message>
  );
}

export default function NoRowsOverlayCustom() {
  const [rows, setRows] = useState<Appointment[]>([]);

  // preview-start
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: NoAppointments }}
        slotProps={{
          main: { 'aria-label': 'Appointments' },
          noRowsOverlay: { onAdd: () => setRows(appointments.slice(0, 1)) },
        }}
      />
    </Box>
  );
  // preview-end
}
