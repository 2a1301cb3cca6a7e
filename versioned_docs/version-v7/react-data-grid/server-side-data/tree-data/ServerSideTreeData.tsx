import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridDataSource,
  type GridInitialState,
  GridToolbar,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, PartServer } from './partServer';

const server = new PartServer();

// preview-start
const dataSource: GridDataSource = {
  getRows: (params) => server.find(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.parts,
};
// preview-end

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ServerSideTreeData() {
  const apiRef = useGridApiRef();

  const fetchAgain = () => {
    apiRef.current.unstable_dataSource.cache.clear();
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" sx={{ mb: 1 }} onClick={fetchAgain}>
        Fetch again
      </Button>
      <Box sx={{ height: 430 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Part', width: 170 }}
          unstable_dataSource={dataSource}
          pagination
          pageSizeOptions={[5, 10, 20]}
          initialState={initialState}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ main: { 'aria-label': 'Machines' }, toolbar: { showQuickFilter: true } }}
        />
      </Box>
    </Box>
  );
}
