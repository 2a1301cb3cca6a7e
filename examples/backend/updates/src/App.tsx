import type { GridDataSource } from '@mui/x-data-grid';
import { Orders } from './Orders';

const getRows: GridDataSource['getRows'] = async () => {
  const response = await fetch('/api/orders/query', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) {
    throw new Error(`The orders could not be loaded (${response.status}).`);
  }
  return response.json();
};

/** Open the page in two windows, and edit the same order in both to see a conflict. */
export function App() {
  return <Orders getRows={getRows} />;
}
