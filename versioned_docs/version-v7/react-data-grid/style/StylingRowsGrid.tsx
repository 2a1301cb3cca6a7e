import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, wells } from './wells';

const tint = (color: string) => ({
  backgroundColor: alpha(color, 0.14),
  '&:hover': { backgroundColor: alpha(color, 0.22) },
  '&.Mui-selected': {
    backgroundColor: alpha(color, 0.32),
    '&:hover': { backgroundColor: alpha(color, 0.4) },
  },
});

const Frame = styled(Box)(({ theme }) => ({
  [`& .${gridClasses.row}.status--Watch`]: tint(theme.palette.warning.main),
  [`& .${gridClasses.row}.status--Alarm`]: tint(theme.palette.error.main),
}));

export default function StylingRowsGrid() {
  // preview-start
  return (
    <Frame sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        rows={wells}
        columns={columns}
        loading={wells.length === 0}
        getRowClassName={({ row }) => `status--${row.status}`}
      />
    </Frame>
  );
  // preview-end
}
