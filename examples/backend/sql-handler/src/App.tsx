import { useState } from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions } from '../handler/aggregates';
import { columns, groupingColDef } from '../handler/columns';
import { pivotField } from '../handler/pivot';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const response = await fetch('/api/orders/query', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
    });
    const answer = await response.json();
    if (!response.ok) {
      throw new Error(answer.message);
    }
    return answer;
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.members ?? 0,
  getAggregatedValue: (row, field) => row.results?.[field],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: pivotField(field, path),
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
        <DataGridPremium
          label="Orders"
          columns={columns}
          dataSource={source}
          onDataSourceError={(error) => setMessage(error.message)}
          aggregationFunctions={aggregationFunctions}
          groupingColDef={groupingColDef}
          pivotingColDef={pivotingColDef}
          pagination
          pageSizeOptions={[25, 50, 100]}
          initialState={{
            pagination: { paginationModel: { pageSize: 25, page: 0 }, rowCount: 0 },
            columns: { columnVisibilityModel: { id: false } },
            rowGrouping: { model: ['country', 'status'] },
            aggregation: { model: { amount: 'sum', items: 'avg' } },
          }}
          showToolbar
        />
      </div>
    </>
  );
}
