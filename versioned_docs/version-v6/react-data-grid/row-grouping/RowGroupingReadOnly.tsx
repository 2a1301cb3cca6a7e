import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridColumnMenu,
  type GridColumnMenuProps,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

// preview-start
const model = ['country'];

function MenuWithoutGrouping(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ columnMenuGroupingItem: null }} />;
}
// preview-end

export default function RowGroupingReadOnly() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel: model });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Films"
        apiRef={apiRef}
        rows={films}
        columns={columns}
        rowGroupingModel={model}
        slots={{ columnMenu: MenuWithoutGrouping }}
        initialState={initialState}
      />
    </Box>
  );
}
