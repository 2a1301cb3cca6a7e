import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  DataGrid,
  GridActionsCellItem,
  type GridActionsCellItemProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments';

function CancelActionItem({
  onCancel,
  ...props
}: GridActionsCellItemProps & { onCancel: () => void }) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <GridActionsCellItem {...props} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="cancel-title">
        <DialogTitle id="cancel-title">Cancel this shipment?</DialogTitle>
        <DialogContent>
          <DialogContentText>The customer is informed at once.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button
            color="error"
            onClick={() => {
              setOpen(false);
              onCancel();
            }}
          >
            Cancel shipment
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export default function ActionsWithModalGrid() {
  const [rows, setRows] = useState(shipments);
  const cancel = useCallback(
    (id: GridRowId) => setRows((prev) => prev.filter((row) => row.id !== id)),
    [],
  );

  const columns = useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'id', headerName: 'Shipment', width: 110 },
      { field: 'customer', headerName: 'Customer', width: 170 },
      { field: 'status', headerName: 'Status', width: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        getActions: ({ id }) => [
          <CancelActionItem
            key="cancel"
            icon={<DeleteIcon />}
            label={`Cancel ${id}`}
            showInMenu
            closeMenuOnClick={false}
            onCancel={() => cancel(id)}
          />,
        ],
      },
    ],
    [cancel],
  );

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipments to cancel' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
