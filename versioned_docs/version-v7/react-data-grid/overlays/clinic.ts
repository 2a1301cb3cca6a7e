import type { GridColDef } from '@mui/x-data-grid';

export interface Appointment {
  id: number;
  time: string;
  patient: string;
  room: string;
}

export const appointments: Appointment[] = [
  { id: 1, time: '08:15', patient: 'A. Haddad', room: 'X-ray' },
  { id: 2, time: '08:40', patient: 'K. Jansen', room: 'Ultrasound' },
  { id: 3, time: '09:05', patient: 'M. Silva', room: 'X-ray' },
  { id: 4, time: '09:30', patient: 'R. Novák', room: 'MRI' },
];

export const columns: GridColDef<Appointment>[] = [
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 160 },
  { field: 'room', headerName: 'Room', width: 140 },
];

export const allHidden = { time: false, patient: false, room: false };

export const noMatch = {
  filter: { filterModel: { items: [], quickFilterValues: ['dentist'] } },
};
