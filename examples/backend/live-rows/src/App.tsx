import type { GridDataSource } from '@mui/x-data-grid';
import { LiveOrders } from './LiveOrders';

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    const response = await fetch('/api/orders/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ start, end }),
    });
    if (!response.ok) {
      throw new Error(`The orders could not be loaded (${response.status}).`);
    }
    return response.json();
  },
};

export function App() {
  return <LiveOrders dataSource={dataSource} />;
}
