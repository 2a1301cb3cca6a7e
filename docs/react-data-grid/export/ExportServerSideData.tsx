import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { columns, type Sailing, sailings } from './sailings';

const ANSWER_MS = 400;

/** Simulates a server: answers with a page, or with all sailings. */
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
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" startIcon={<DownloadIcon />} />}
        onClick={saveAll}
      >
        Save all {sailings.length} as CSV
      </ToolbarButton>
    </Toolbar>
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
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={rows}
        columns={columns}
        rowCount={sailings.length}
        loading={loading}
        paginationMode="server"
        pageSizeOptions={[10]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
