import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

export default function ExcelExportWithWebWorker() {
  const [inProgress, setInProgress] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity={inProgress ? 'info' : 'success'} role="status" sx={{ mb: 1 }}>
        {inProgress ? 'The file is being written…' : 'Ready.'}
      </Alert>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          rows={sailings}
          columns={columns}
          loading={sailings.length === 0}
          rowHeight={40}
          checkboxSelection
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            main: { 'aria-label': 'Sailings' },
            toolbar: { excelOptions: { fileName: 'sailings' } },
          }}
          // preview-start
          onExcelExportStateChange={(state) => setInProgress(state === 'pending')}
          // preview-end
        />
      </Box>
    </Box>
  );
}
