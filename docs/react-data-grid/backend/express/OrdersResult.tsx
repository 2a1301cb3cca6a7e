import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const customers = ['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli', 'Porto & Filhos'];

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  customer: customers[index % customers.length] ?? '',
  total: 40 + ((index * 719) % 1847),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true },
  { field: 'total', headerName: 'Total', type: 'number', width: 120, editable: true },
];

export default function OrdersResult() {
  const [message, setMessage] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      {message && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {message}
        </Alert>
      )}
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          pageSizeOptions={[5, 25, 50]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
            sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          }}
          processRowUpdate={(row) => {
            setMessage('');
            if (!(row.total > 0)) {
              throw new Error('Enter a total above 0.');
            }
            return row;
          }}
          onProcessRowUpdateError={(error) => setMessage(error.message)}
        />
      </Box>
    </Box>
  );
}
