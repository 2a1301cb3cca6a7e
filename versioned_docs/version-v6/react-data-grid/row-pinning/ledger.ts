import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Entry {
  id: number | string;
  account: string;
  january: number;
  february: number;
  march: number;
}

const ACCOUNTS = ['Rent', 'Wages', 'Energy', 'Repairs', 'Insurance', 'Travel', 'Software', 'Books'];

/** Entries that depend on the index alone. */
export function createEntries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    account: ACCOUNTS[index] ?? `Project ${index - ACCOUNTS.length + 1}`,
    january: 400 + ((index * 731) % 5200),
    february: 400 + ((index * 613 + 90) % 5200),
    march: 400 + ((index * 877 + 40) % 5200),
  }));
}

/** A row with the sums of other rows. */
export function createTotal(entries: Entry[]): Entry {
  const sum = (key: 'january' | 'february' | 'march') =>
    entries.reduce((total, entry) => total + entry[key], 0);
  return {
    id: 'total',
    account: 'Total',
    january: sum('january'),
    february: sum('february'),
    march: sum('march'),
  };
}

export const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 140 },
  { field: 'january', headerName: 'January', type: 'number', width: 110 },
  { field: 'february', headerName: 'February', type: 'number', width: 110 },
  { field: 'march', headerName: 'March', type: 'number', width: 110 },
];
