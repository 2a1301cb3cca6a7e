import Box from '@mui/material/Box';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';
import { SearchField } from './SearchParts';

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterTrigger
          render={(props, { expanded }) =>
            expanded ? (
              <span />
            ) : (
              <ToolbarButton {...props} aria-label="Search">
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            )
          }
        />
        <SearchField />
      </QuickFilter>
    </Toolbar>
  );
}

export default function GridUncontrolledQuickFilter() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
