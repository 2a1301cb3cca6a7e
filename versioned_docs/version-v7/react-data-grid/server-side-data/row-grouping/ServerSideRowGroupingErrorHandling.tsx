import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPremium,
  type GridDataSource,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, findBookings } from './bookingServer';

let isDown = false;

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const answer = await findBookings(params);
    if (isDown) {
      throw new Error('The bookings cannot be reached.');
    }
    return answer;
  },
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.bookings,
};

export default function ServerSideRowGroupingErrorHandling() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['country', 'hotel'] } },
  });

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
          Fetch countries
        </Button>
      </Box>
      {message && (
        <Alert severity="error" sx={{ mb: 1 }} onClose={() => setMessage('')}>
          {message}
        </Alert>
      )}
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Bookings' } }}
          apiRef={apiRef}
          columns={columns}
          groupingColDef={{ width: 165 }}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          // preview-start
          unstable_onDataSourceError={(error, params) => {
            const group = params.groupKeys?.join(' / ') || 'the countries';
            setMessage(`${error.message} The request was for ${group}.`);
          }}
          // preview-end
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
