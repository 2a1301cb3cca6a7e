import { createApp } from './app';
import { createMemoryOrders } from './memoryOrders';

const CUSTOMERS = ['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli'];

const rows = Array.from({ length: 450 }, (_, index) => ({
  id: index + 1,
  customer: CUSTOMERS[index % CUSTOMERS.length]!,
  total: ((index * 7919) % 100_000) / 100,
}));

createApp(createMemoryOrders(rows)).listen(3001);
