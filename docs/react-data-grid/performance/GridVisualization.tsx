import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { FlashingCell } from './FlashingCell';
import { columns, loans } from './loans';

const slots = { cell: FlashingCell };

export default function GridVisualization() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  // preview-start
  return (
    <Box sx={{ height: 414, width: '100%' }}>
      <DataGridPro
        label="Books"
        rows={loans}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { branch: isWide, copies: isWide, due: isWide } },
        }}
        rowHeight={38}
        checkboxSelection
        disableRowSelectionOnClick
        slots={slots}
      />
    </Box>
  );
  // preview-end
}
