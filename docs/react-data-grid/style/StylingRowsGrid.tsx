import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
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
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  // preview-start
  return (
    <Frame sx={{ height: 317, width: '100%' }}>
      <DataGrid
        label="Wells"
        rows={wells}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { region: isWide, level: isWide } } }}
        getRowClassName={({ row }) => `status--${row.status}`}
        hideFooter
      />
    </Frame>
  );
  // preview-end
}
