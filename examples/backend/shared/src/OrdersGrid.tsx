import { useMemo, useState } from 'react';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';

/** The operators that `server/readParams.ts` accepts. */
const TEXT = ['contains', 'equals', 'startsWith', 'isEmpty', 'isNotEmpty', 'isAnyOf'];

const columns: GridColDef[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 180,
    filterOperators: getGridStringOperators().filter(({ value }) => TEXT.includes(value)),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'paid', 'sent'],
    width: 120,
  },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
  {
    field: 'placedAt',
    headerName: 'Placed',
    type: 'dateTime',
    valueGetter: (text: string) => new Date(text),
    filterable: false,
    width: 200,
  },
];

export function OrdersGrid({ dataSource }: { dataSource: GridDataSource }) {
  const [message, setMessage] = useState('');
  // Each request removes the message of the one before.
  const source = useMemo<GridDataSource>(
    () => ({
      ...dataSource,
      getRows: (params) => {
        setMessage('');
        return dataSource.getRows(params);
      },
    }),
    [dataSource],
  );

  return (
    <>
      <p role="alert">{message}</p>
      <div style={{ height: 600 }}>
        <DataGrid
          columns={columns}
          dataSource={source}
          onDataSourceError={(error) => setMessage(error.message)}
          pagination
          pageSizeOptions={[25, 50, 100]}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          showToolbar
          label="Orders"
        />
      </div>
    </>
  );
}
