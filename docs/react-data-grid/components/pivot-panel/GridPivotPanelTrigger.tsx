import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

// preview-start
function PivotToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Pivot">
        <PivotPanelTrigger
          render={(props, { active }) => (
            <ToolbarButton {...props} aria-label="Pivot" color={active ? 'primary' : 'default'} />
          )}
        >
          <PivotTableChartIcon fontSize="small" />
        </PivotPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function GridPivotPanelTrigger() {
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPremium
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: PivotToolbar }}
      />
    </Box>
  );
}
