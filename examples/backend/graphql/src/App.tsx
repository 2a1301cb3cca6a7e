import { OrdersGrid } from './OrdersGrid';
import { dataSource } from './ordersSource';

export function App() {
  return <OrdersGrid dataSource={dataSource} />;
}
