import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, wells } from './wells';

const Stripes = styled(Box)(({ theme }) => {
  const { main } = theme.palette.primary;
  return {
    [`& .${gridClasses.row}.even`]: {
      backgroundColor: alpha(main, 0.06),
      '&:hover': { backgroundColor: alpha(main, 0.12) },
      '&.Mui-selected': {
        backgroundColor: alpha(main, 0.2),
        '&:hover': { backgroundColor: alpha(main, 0.26) },
      },
    },
  };
});

export default function StripedGrid() {
  // preview-start
  return (
    <Stripes sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        rows={wells}
        columns={columns}
        loading={wells.length === 0}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
      />
    </Stripes>
  );
  // preview-end
}
