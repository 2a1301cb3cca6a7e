import { Folders } from './Folders';

export function App() {
  return <Folders />;
}
