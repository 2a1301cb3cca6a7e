import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverrideParams,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

const rowGroupingModel = ['company', 'country'];

// preview-start
const groupingColDef = ({ fields }: GridGroupingColDefOverrideParams) => {
  const isCompany = fields.includes('company');
  return {
    headerName: isCompany ? 'Made by' : 'Shot in',
    width: isCompany ? 170 : 150,
    hideDescendantCount: !isCompany,
  };
};
// preview-end

export default function RowGroupingCustomGroupingColDefCallback() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        disableRowSelectionOnClick
        rowGroupingModel={rowGroupingModel}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
      />
    </Box>
  );
}
