import type { GridDataSource } from '@mui/x-data-grid';
import { OrdersGrid } from './OrdersGrid';

const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel, filterModel }) => {
    const response = await fetch('/api/orders/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ start, end, sortModel, filterModel }),
    });
    const answer = await response.json();
    if (!response.ok) {
      throw new Error(answer.message);
    }
    return answer;
  },
};

export function App() {
  return <OrdersGrid dataSource={dataSource} />;
}
