import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns, wells } from './wells';

export default function CellFocusNoOutline() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  // preview-start
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Wells"
        rows={wells}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { region: isWide, level: isWide } } }}
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.columnHeader}:focus-within:not(:has(:focus-visible))`]: {
            outline: 'none',
          },
        }}
      />
    </Box>
  );
  // preview-end
}
