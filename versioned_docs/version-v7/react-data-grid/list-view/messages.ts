import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Message {
  id: number;
  from: string;
  subject: string;
  text: string;
  sent: Date;
}

export const messages: Message[] = [
  {
    id: 1,
    from: 'Amina Haddad',
    subject: 'Rota for April',
    text: 'Could you swap my late shift on the ninth?',
    sent: new Date(2026, 2, 14, 9, 12),
  },
  {
    id: 2,
    from: 'Kees Jansen',
    subject: 'Projector in hall 2',
    text: 'The lamp is at 1,900 hours. I have ordered a new one.',
    sent: new Date(2026, 2, 14, 8, 3),
  },
  {
    id: 3,
    from: 'Marta Silva',
    subject: 'Popcorn',
    text: 'We are down to the last two bags.',
    sent: new Date(2026, 2, 13, 21, 40),
  },
  {
    id: 4,
    from: 'Radek Novák',
    subject: 'Lost umbrella',
    text: 'A blue one, found in row 7 after the late show.',
    sent: new Date(2026, 2, 13, 18, 55),
  },
  {
    id: 5,
    from: 'Ebba Lund',
    subject: 'Concert on the 28th',
    text: 'Doors at seven, sound check at five.',
    sent: new Date(2026, 2, 12, 11, 20),
  },
  {
    id: 6,
    from: 'Tomasz Kowal',
    subject: 'Posters for May',
    text: 'Twenty arrived this morning, the rest tomorrow.',
    sent: new Date(2026, 2, 12, 9, 30),
  },
];

const sentTime = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short' });

export const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', width: 140, editable: true },
  { field: 'subject', headerName: 'Subject', width: 180, editable: true },
  {
    field: 'sent',
    headerName: 'Sent',
    type: 'dateTime',
    width: 160,
    valueFormatter: (sent: Date) => sentTime.format(sent),
  },
];
