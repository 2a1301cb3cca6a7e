import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridInitialState,
  GridOverlay,
  type GridPivotModel,
  GridSidebarValue,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findVisits } from './visitServer';

let isDown = false;

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const answer = await findVisits(params);
    if (isDown) {
      throw new Error('The report could not be computed.');
    }
    return answer;
  },
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.members,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('-'),
});

const pivotModel: GridPivotModel = {
  rows: [{ field: 'city' }, { field: 'museum' }],
  columns: [{ field: 'ticket', sort: 'asc' }],
  values: [{ field: 'visitors', aggFunc: 'sum' }],
};

const emptyPivotOverlay = () => <GridOverlay>No report</GridOverlay>;

export default function ServerSidePivotingErrorHandling() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');
  // Each request removes the message of the one before.
  const [source] = useState<GridDataSource>(() => ({
    ...dataSource,
    getRows: (params) => {
      setMessage('');
      return dataSource.getRows(params);
    },
  }));
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });

  const initialState = useMemo<GridInitialState>(
    () => ({
      pivoting: { enabled: true, model: pivotModel },
      sidebar: { open: isWide, value: GridSidebarValue.Pivot },
    }),
    [isWide],
  );

  const fetchAgain = () => apiRef.current?.dataSource.fetchRows();

  return (
    <Box sx={{ width: '100%' }}>
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
      {message && (
        <Alert severity="error" sx={{ mb: 1 }} action={<Button onClick={fetchAgain}>Retry</Button>}>
          {message}
        </Alert>
      )}
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          label="Visitors of museums"
          apiRef={apiRef}
          columns={columns}
          dataSource={source}
          dataSourceCache={null}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
          // preview-start
          onDataSourceError={(error) => setMessage(error.message)}
          slots={{ emptyPivotOverlay }}
          // preview-end
          initialState={initialState}
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />
      </Box>
    </Box>
  );
}
