import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import FilterIcon from '@mui/icons-material/FilterList';
import { ColumnsPanelTrigger, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { PHONE } from './columns';
import { ShipmentSearch } from './ShipmentSearch';
import { StatusFilter } from './StatusFilter';

/** On a phone, it only contains the filter. */
export function ShipmentsToolbar() {
  const isPhone = useMediaQuery(PHONE);
  return (
    // It begins where the cells do: on a phone with texts, otherwise with checkboxes.
    <Toolbar style={{ justifyContent: 'flex-start', paddingInlineStart: isPhone ? 10 : 16 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' }}>
        <StatusFilter />
      </Box>
      {!isPhone && (
        <>
          <ShipmentSearch />
          <Tooltip title="Columns">
            <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
              <ColumnsIcon fontSize="small" />
            </ColumnsPanelTrigger>
          </Tooltip>
          <Tooltip title="Filters">
            <FilterPanelTrigger
              render={(props, { filterCount }) => (
                <ToolbarButton {...props} aria-label="Filters">
                  <Badge badgeContent={filterCount} color="primary" variant="dot">
                    <FilterIcon fontSize="small" />
                  </Badge>
                </ToolbarButton>
              )}
            />
          </Tooltip>
        </>
      )}
    </Toolbar>
  );
}
