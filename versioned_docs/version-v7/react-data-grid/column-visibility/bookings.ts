import type { GridColDef } from '@mui/x-data-grid';

export interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
  rate: number;
  channel: string;
  email: string;
}

export const bookings: Booking[] = [
  {
    id: 5101,
    guest: 'A. Haddad',
    room: '204',
    nights: 3,
    rate: 118,
    channel: 'Website',
    email: 'a.haddad@example.com',
  },
  {
    id: 5102,
    guest: 'K. Jansen',
    room: '112',
    nights: 1,
    rate: 96,
    channel: 'Phone',
    email: 'k.jansen@example.com',
  },
  {
    id: 5103,
    guest: 'M. Silva',
    room: '301',
    nights: 7,
    rate: 142,
    channel: 'Agency',
    email: 'm.silva@example.com',
  },
  {
    id: 5104,
    guest: 'R. Novák',
    room: '209',
    nights: 2,
    rate: 118,
    channel: 'Website',
    email: 'r.novak@example.com',
  },
  {
    id: 5105,
    guest: 'Y. Tanaka',
    room: '115',
    nights: 4,
    rate: 96,
    channel: 'Agency',
    email: 'y.tanaka@example.com',
  },
  {
    id: 5106,
    guest: 'E. Lund',
    room: '307',
    nights: 2,
    rate: 142,
    channel: 'Website',
    email: 'e.lund@example.com',
  },
];

export const columns: GridColDef<Booking>[] = [
  { field: 'id', headerName: 'Booking', width: 85 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 75 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 80 },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 90 },
  { field: 'channel', headerName: 'Channel', width: 95 },
  { field: 'email', headerName: 'Email', width: 185 },
];
