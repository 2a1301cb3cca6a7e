import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPremium,
  type GridDataSource,
  GridGetRowsError,
  type GridGroupNode,
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

const isFirstCountry = ({ groupingKey }: GridGroupNode) => groupingKey === 'Austria';

export default function ServerSideRowGroupingErrorHandling() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['country', 'hotel'] } },
  });

  const fetchAgain = () => {
    setMessage('');
    apiRef.current?.dataSource.fetchRows();
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
      <Box sx={{ height: 318 }}>
        <DataGridPremium
          label="Bookings"
          apiRef={apiRef}
          columns={columns}
          groupingColDef={{ flex: 1, minWidth: 165 }}
          isGroupExpandedByDefault={isFirstCountry}
          dataSource={dataSource}
          dataSourceCache={null}
          // preview-start
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              const group = error.params.groupKeys?.join(' / ') || 'the countries';
              setMessage(`${error.message} The request was for ${group}.`);
            }
          }}
          // preview-end
          disablePivoting
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
