import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel, type GridRowsProp } from '@mui/x-data-grid';
import { columns, createTickets, type Ticket } from './tickets';

const all = createTickets(23);
const PAGE_SIZE = 5;

function fetchPage(page: number): Promise<Ticket[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)), 400);
  });
}

export default function ControlledSelectionServerPaginationGrid() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: PAGE_SIZE });
  const [rows, setRows] = useState<GridRowsProp<Ticket>>([]);
  const [loading, setLoading] = useState(true);
  const [selection, setSelection] = useState<GridRowSelectionModel>([]);

  useEffect(() => {
    let active = true;
    setLoading(true);
    fetchPage(paginationModel.page).then((page) => {
      if (active) {
        setRows(page);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [paginationModel.page]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tickets' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        pagination
        paginationMode="server"
        rowCount={all.length}
        pageSizeOptions={[PAGE_SIZE]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        keepNonExistentRowsSelected
      />
    </Box>
  );
}
