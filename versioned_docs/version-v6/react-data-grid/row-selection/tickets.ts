import type { GridColDef } from '@mui/x-data-grid';

export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  priority: 'Low' | 'Normal' | 'High';
  open: boolean;
}

const SUBJECTS = ['Invoice is missing', 'Cannot sign in', 'Wrong delivery', 'Change of address'];
const CUSTOMERS = ['Atelier Brun', 'Studio Lund', 'Café Miramar', 'Kugel & Sohn', 'Helse Vest'];
const PRIORITIES = ['Normal', 'Low', 'High'] as const;

/** Tickets that depend on the index alone. */
export function createTickets(count: number): Ticket[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 4001 + index,
    subject: SUBJECTS[(index * 3) % SUBJECTS.length],
    customer: CUSTOMERS[(index * 2 + 1) % CUSTOMERS.length],
    priority: PRIORITIES[(index * 2) % PRIORITIES.length],
    open: index % 4 !== 1,
  }));
}

export const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 100 },
];
