import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from './orders';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** What an order consists of. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Box sx={{ px: 3, py: 2 }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        Order {order.id}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, typography: 'body2' }}>
        {order.lines.map((line) => (
          <li key={line.name}>
            {line.quantity} × {line.name}, {euros.format(line.price)} each
          </li>
        ))}
      </Box>
    </Box>
  );
}
