import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Orders } from './Orders';

const queryClient = new QueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>
  );
}
