import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';
import { patients, type Patient } from './patients';

const rows: GridRowsProp<Patient> = patients.slice(0, 3);

interface RecordLinkProps extends GridRenderCellParams<Patient, string> {
  onOpen: (name: string) => void;
}

function RecordLink({ value, row, hasFocus, tabIndex, onOpen }: RecordLinkProps) {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Link
      ref={ref}
      component="button"
      type="button"
      variant="body2"
      tabIndex={tabIndex}
      onClick={() => onOpen(row.name)}
    >
      {value}
    </Link>
  );
}

export default function FocusManagement() {
  const [opened, setOpened] = useState('none yet');

  const linkColumns: GridColDef<Patient>[] = [
    {
      field: 'name',
      headerName: 'With focus handling',
      width: 190,
      renderCell: (params) => <RecordLink {...params} onOpen={setOpened} />,
    },
    { field: 'bed', headerName: 'Bed', width: 90 },
  ];
  const plainColumns: GridColDef<Patient>[] = [
    {
      field: 'name',
      headerName: 'Without',
      width: 190,
      renderCell: ({ value, row }) => (
        <Link component="button" type="button" variant="body2" onClick={() => setOpened(row.name)}>
          {value}
        </Link>
      ),
    },
    { field: 'bed', headerName: 'Bed', width: 90 },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 6 }} sx={{ height: 270 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'Patients, focus handled' } }}
            rows={rows}
            columns={linkColumns}
            hideFooterSelectedRowCount
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }} sx={{ height: 270 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'Patients, focus not handled' } }}
            rows={rows}
            columns={plainColumns}
            hideFooterSelectedRowCount
          />
        </Grid>
      </Grid>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Opened record: {opened}
      </Typography>
    </Box>
  );
}
