import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AirIcon from '@mui/icons-material/Air';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './turbines';

function NoTurbines() {
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
      }}
    >
      <AirIcon fontSize="large" color="disabled" />
      <Typography>No turbines report from this site yet.</Typography>
    </Box>
  );
}

export default function GridOverlayHeight() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Turbines' } }}
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoTurbines }}
        sx={{ '--DataGrid-overlayHeight': '240px' }}
      />
    </Box>
  );
}
