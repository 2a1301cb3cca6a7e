import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridDataSource,
  type GridInitialState,
  GridToolbar,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { AnswerCache } from './answerCache';
import { columns, PartServer } from './partServer';

const server = new PartServer();

const dataSource: GridDataSource = {
  getRows: (params) => server.find(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.parts,
};

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ServerSideTreeDataCustomCache() {
  const apiRef = useGridApiRef();
  const [size, setSize] = useState(0);
  // preview-start
  const cache = useMemo(() => new AnswerCache(8, setSize), []);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current.unstable_dataSource.cache.clear()}
        >
          Clear cache
        </Button>
        Answers in the cache: {size}
      </Box>
      <Box sx={{ height: 430 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Part', width: 170 }}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={cache}
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
