import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { answer, STATUSES, type Order } from './orderServer';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'date',
    headerName: 'Date',
    width: 130,
    valueFormatter: (value: string) => day.format(new Date(value)),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 100,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function OrdersResult() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [requests, setRequests] = useState<string[]>([]);
  const [message, setMessage] = useState('');

  async function send<Body>(method: 'POST' | 'PUT', path: string, params: unknown) {
    const { status, body } = answer(method, path, params);
    setRequests((earlier) => [`${method} ${path} ${status}`, ...earlier].slice(0, 3));
    if (status !== 200) {
      throw new Error((body as { message: string }).message);
    }
    setMessage('');
    return body as Body;
  }

  // preview-start
  const [dataSource] = useState((): GridDataSource => ({
    getRows: ({ start, end, sortModel }) =>
      send('POST', '/api/orders/query', { start, end, sortModel }),
    updateRow: ({ rowId, updatedRow }) => send('PUT', `/api/orders/${rowId}`, updatedRow),
  }));
  // preview-end

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Alert severity={message ? 'error' : 'info'} variant="outlined" role="status">
        {message || 'Double-click a total and enter -1 to see how an error appears.'}
      </Alert>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          pagination
          pageSizeOptions={[5, 10, 25]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
            columns: { columnVisibilityModel: { id: isWide, date: isWide } },
          }}
          disableColumnFilter
        />
      </Box>
      <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
        <Typography variant="subtitle2">Last requests</Typography>
        <Typography
          component="pre"
          variant="body2"
          role="log"
          aria-label="Last requests"
          sx={{ m: 0, minHeight: 60, fontFamily: 'monospace', color: 'text.secondary' }}
        >
          {requests.join('\n')}
        </Typography>
      </Paper>
    </Stack>
  );
}
