import { useEffect, useMemo, useState } from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(answer.message ?? `The server answered ${response.status}.`);
  }
  return answer;
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180, editable: true },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

export function App() {
  const [user, setUser] = useState('ada');
  const [session, setSession] = useState<{ tenantId: string }>();
  const [message, setMessage] = useState('');
  const [details, setDetails] = useState('');

  useEffect(() => {
    send('POST', '/api/sign-in', { user }).then(setSession, (error: Error) =>
      setMessage(error.message),
    );
  }, [user]);

  // The rows of another tenant need another data source: see "What the grid has to know". Each
  // request removes the message of the one before.
  const dataSource = useMemo<GridDataSource | undefined>(
    () =>
      session && {
        getRows: ({ filterModel: { items, logicOperator } }) => {
          setMessage('');
          return send('POST', '/api/orders/query', {
            logicOperator,
            customers: items.flatMap(({ value }) => value ?? []),
          });
        },
        updateRow: ({ rowId, updatedRow }) => {
          setMessage('');
          return send('PUT', `/api/orders/${rowId}`, updatedRow);
        },
      },
    [session],
  );

  return (
    <>
      <label>
        User{' '}
        <select value={user} onChange={(event) => setUser(event.target.value)}>
          <option value="ada">Ada, clerk in Lyon</option>
          <option value="ben">Ben, controller in Graz</option>
        </select>
      </label>
      <p role="alert">{message}</p>
      <div style={{ height: 500 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          onRowClick={({ id }) => {
            void send('GET', `/api/orders/${id}`).then((row) => setDetails(JSON.stringify(row)));
          }}
          label="Orders"
        />
      </div>
      <p role="status">{details || 'Select a row: Ben also sees its margin.'}</p>
    </>
  );
}
