import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import { DataGridPro, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid-pro';
import { columns, type Sailing, sailings } from './sailings';

const ANSWER_MS = 400;

/** Plays a server: answers with a page, or with all sailings. */
function fetchSailings(page?: number, pageSize = sailings.length): Promise<Sailing[]> {
  const first = (page ?? 0) * pageSize;
  return new Promise((resolve) => {
    setTimeout(() => resolve(sailings.slice(first, first + pageSize)), ANSWER_MS);
  });
}

function ExportToolbar() {
  const apiRef = useGridApiContext();

  // preview-start
  const saveAll = async () => {
    const page = [...apiRef.current.getRowModels().values()];
    const all = await fetchSailings();
    apiRef.current.setRows(all);
    apiRef.current.exportDataAsCsv({ getRowsToExport: () => all.map(({ id }) => id) });
    apiRef.current.setRows(page);
  };
  // preview-end

  return (
    <GridToolbarContainer>
      <Button size="small" startIcon={<DownloadIcon />} onClick={saveAll}>
        Save all {sailings.length} as CSV
      </Button>
    </GridToolbarContainer>
  );
}

export default function ExportServerSideData() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
  const [rows, setRows] = useState<Sailing[]>([]);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    let isLatest = true;
    setLoading(true);
    fetchSailings(paginationModel.page, paginationModel.pageSize).then((answer) => {
      if (isLatest) {
        setRows(answer);
        setLoading(false);
      }
    });
    return () => {
      isLatest = false;
    };
  }, [paginationModel]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={rows}
        columns={columns}
        rowCount={sailings.length}
        loading={loading}
        pagination
        paginationMode="server"
        pageSizeOptions={[10]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
