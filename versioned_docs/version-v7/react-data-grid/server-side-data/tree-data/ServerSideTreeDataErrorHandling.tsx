import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  type GridDataSource,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, PartServer } from './partServer';

const server = new PartServer();
let isDown = false;

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const answer = await server.find(params);
    if (isDown) {
      throw new Error('The store does not answer.');
    }
    return answer;
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.parts,
};

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ServerSideTreeDataErrorHandling() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');

  const fetchAgain = () => {
    setMessage('');
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <FormControlLabel
          label="The server is down"
          control={
            <Checkbox
              onChange={(_, checked) => {
                isDown = checked;
              }}
            />
          }
        />
        <Button size="small" onClick={fetchAgain}>
          Fetch machines
        </Button>
      </Box>
      {message && (
        <Alert severity="error" sx={{ mb: 1 }} onClose={() => setMessage('')}>
          {message}
        </Alert>
      )}
      <Box sx={{ height: 380 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Machines' } }}
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Part', width: 170 }}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          // preview-start
          unstable_onDataSourceError={(error, params) => {
            const parent = params.groupKeys?.join(' / ') || 'the machines';
            setMessage(`${error.message} It was asked for ${parent}.`);
          }}
          // preview-end
          pagination
          pageSizeOptions={[5, 10, 20]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
