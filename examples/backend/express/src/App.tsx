import { Orders } from './Orders';

export function App() {
  return <Orders />;
}
