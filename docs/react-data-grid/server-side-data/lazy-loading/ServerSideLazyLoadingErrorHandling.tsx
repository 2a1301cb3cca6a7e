import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  type GridDataSource,
  GridGetRowsError,
  type GridGetRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, ParcelServer } from './parcelServer';

const server = new ParcelServer();
let isDown = false;

const dataSource: GridDataSource = {
  getRows: async (params: GridGetRowsParams) => {
    const answer = await server.find(params);
    if (isDown) {
      throw new Error('The depot does not answer.');
    }
    return answer;
  },
};

export default function ServerSideLazyLoadingErrorHandling() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = useState<GridGetRowsError>();

  // preview-start
  const retry = () => {
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed?.params);
    setFailed(undefined);
  };
  // preview-end

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
      {failed && (
        <Alert severity="error" sx={{ mb: 1 }} action={<Button onClick={retry}>Retry</Button>}>
          {failed.message}
        </Alert>
      )}
      <Box sx={{ height: 422 }}>
        <DataGridPro
          label="Parcels"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          lazyLoading
          paginationModel={{ page: 0, pageSize: 20 }}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error);
            }
          }}
          showToolbar
        />
      </Box>
    </Box>
  );
}
