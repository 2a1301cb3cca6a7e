import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource, GridToolbar, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, SensorServer } from './sensorServer';

const server = new SensorServer();
let isDown = false;

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const answer = await server.find(params);
    if (isDown) {
      throw new Error('The server does not answer.');
    }
    return answer;
  },
};

export default function ServerSideErrorHandling() {
  const apiRef = useGridApiRef();
  const [down, setDown] = useState(false);
  const [message, setMessage] = useState('');
  // Each request removes the message of the one before.
  const [source] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      setMessage('');
      return dataSource.getRows(params);
    },
  }));

  const fetchAgain = () => apiRef.current.unstable_dataSource.fetchRows();

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="The server is down"
        control={
          <Switch
            checked={down}
            onChange={(_, checked) => {
              isDown = checked;
              setDown(checked);
              fetchAgain();
            }}
          />
        }
      />
      {message && (
        <Alert severity="error" sx={{ mb: 1 }} action={<Button onClick={fetchAgain}>Retry</Button>}>
          {message}
        </Alert>
      )}
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Sensors' } }}
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={source}
          unstable_dataSourceCache={null}
          // preview-start
          unstable_onDataSourceError={(error) => setMessage(error.message)}
          // preview-end
          slots={{ toolbar: GridToolbar }}
          pagination
          pageSizeOptions={[10, 20, 50]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        />
      </Box>
    </Box>
  );
}
