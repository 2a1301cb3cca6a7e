import { createApp } from './app';
import { createOrderEvents, type Order } from './orderEvents';

const CUSTOMERS = ['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli'];
const STATUSES = ['open', 'paid', 'sent'];
/** Somebody else changes an order, and now and then adds one. In milliseconds. */
const CHANGE_MS = 2000;

const createOrder = (id: number): Order => ({
  id,
  customer: CUSTOMERS[id % CUSTOMERS.length]!,
  status: STATUSES[0]!,
  tenantId: 'lyon',
});
const orders = Array.from({ length: 40 }, (_, index) => createOrder(index + 1));

// Here, all clients are of one tenant. Read it from the session.
const events = createOrderEvents(() => 'lyon');

const app = createApp({
  query: async (params) => {
    const { start, end } = Object(params) as { start: number; end: number };
    return { rows: orders.slice(start, end + 1), rowCount: orders.length };
  },
  save: async () => ({ status: 405, body: { message: 'These orders are read-only.' } }),
});
app.get('/api/orders/events', events.subscribe);
app.listen(3001);

let changes = 0;

function change(): Order {
  changes += 1;
  if (changes % 5 === 0) {
    orders.unshift(createOrder(orders.length + 1));
    return orders[0]!;
  }
  const row = orders[changes % 10]!;
  row.status = STATUSES[(STATUSES.indexOf(row.status) + 1) % STATUSES.length]!;
  return row;
}

setInterval(() => events.publish({ type: 'saved', row: change() }), CHANGE_MS);
