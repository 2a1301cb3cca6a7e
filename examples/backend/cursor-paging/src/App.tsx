import { useState } from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createKeysetSource } from './createKeysetSource';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 100, sortable: false },
  { field: 'customer', headerName: 'Customer', width: 180, sortable: false },
  {
    field: 'placedAt',
    headerName: 'Placed',
    type: 'dateTime',
    valueGetter: (text: string) => new Date(text),
    width: 200,
    sortable: false,
  },
];

const dataSource = createKeysetSource(async ({ after, skip, pageSize }) => {
  const response = await fetch('/api/orders/page', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ after, skip, pageSize }),
  });
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(answer.message);
  }
  return answer;
});

export function App() {
  const [message, setMessage] = useState('');
  // Each request removes the message of the one before.
  const [source] = useState<GridDataSource>(() => ({
    ...dataSource,
    getRows: (params) => {
      setMessage('');
      return dataSource.getRows(params);
    },
  }));

  return (
    <>
      <p role="alert">{message}</p>
      <div style={{ height: 600 }}>
        <DataGrid
          columns={columns}
          dataSource={source}
          onDataSourceError={(error) => setMessage(error.message)}
          disableColumnFilter
          pagination
          pageSizeOptions={[25, 50, 100]}
          estimatedRowCount={100_000}
          initialState={{ pagination: { paginationModel: { pageSize: 25, page: 0 } } }}
          label="Orders"
        />
      </div>
    </>
  );
}
