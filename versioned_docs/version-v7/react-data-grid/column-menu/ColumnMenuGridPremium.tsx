import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridGroupingColDefOverride,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, plays, type Play } from './seasons';

const groupingColDef: GridGroupingColDefOverride<Play> = { headerName: 'Genre', width: 160 };

export default function ColumnMenuGridPremium() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['genre'] },
      aggregation: { model: { visitors: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 504, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Plays by genre' } }}
        apiRef={apiRef}
        rows={plays}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </Box>
  );
}
