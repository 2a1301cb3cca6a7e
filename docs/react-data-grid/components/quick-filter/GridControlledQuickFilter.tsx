import { useState } from 'react';
import Box from '@mui/material/Box';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';
import { SearchField } from './SearchParts';

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const [expanded, setExpanded] = useState(false);

  useGridEvent(apiRef, 'cellKeyDown', (_, event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault();
      setExpanded(true);
    }
  });

  return (
    <Toolbar>
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
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

export default function GridControlledQuickFilter() {
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
