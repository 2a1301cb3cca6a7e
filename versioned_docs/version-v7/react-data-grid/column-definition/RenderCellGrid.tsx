import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments';

interface TrackButtonProps extends ButtonProps {
  hasFocus: boolean;
}

/** Takes the focus over from its cell, so that arrow keys reach it and Enter presses it. */
function TrackButton({ hasFocus, ...props }: TrackButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return <Button ref={ref} size="small" variant="outlined" {...props} />;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'date',
    width: 190,
    display: 'flex',
    renderCell: (params: GridRenderCellParams<Shipment, Date, string>) => (
      <>
        <time dateTime={params.value?.toISOString().slice(0, 10)}>{params.formattedValue}</time>
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          <TrackButton
            hasFocus={params.hasFocus}
            tabIndex={params.tabIndex}
            aria-label={`Track ${params.row.id}`}
          >
            Track
          </TrackButton>
        </Box>
      </>
    ),
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function RenderCellGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipments to track' } }}
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
