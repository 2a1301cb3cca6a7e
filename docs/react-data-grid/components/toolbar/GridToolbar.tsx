import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

function SailingsToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Save as CSV">
        <ExportCsv render={<ToolbarButton aria-label="Save as CSV" />}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      {/* preview-end */}
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search…"
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search' },
              }}
              sx={{ width: 160 }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function GridToolbar() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { ship: isWide, day: isWide } } }}
        showToolbar
        slots={{ toolbar: SailingsToolbar }}
        hideFooter
      />
    </Box>
  );
}
