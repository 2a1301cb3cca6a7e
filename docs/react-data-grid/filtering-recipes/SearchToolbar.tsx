import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import CancelIcon from '@mui/icons-material/Cancel';
import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  FilterPanelTrigger,
  GridPortalWrapper,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';

const label = 'Search flats';

function SearchField() {
  return (
    <QuickFilter expanded>
      <QuickFilterControl
        render={({ ref, slotProps, ...controlProps }, state) => (
          <TextField
            {...controlProps}
            // The label belongs to the input, which has an id already.
            id={slotProps?.htmlInput?.id}
            fullWidth
            size="small"
            label={label}
            inputRef={ref}
            slotProps={{
              ...slotProps,
              input: {
                ...slotProps?.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
                endAdornment: state.value ? (
                  <InputAdornment position="end">
                    <QuickFilterClear
                      render={<IconButton edge="end" size="small" aria-label="Clear search" />}
                    >
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
                  </InputAdornment>
                ) : null,
              },
            }}
          />
        )}
      />
    </QuickFilter>
  );
}

/** A toolbar with its search field in another place of the page. */
export function SearchToolbar() {
  return (
    <>
      <Portal container={() => document.getElementById('flats-search')}>
        <GridPortalWrapper>
          <SearchField />
        </GridPortalWrapper>
      </Portal>
      <Toolbar>
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
      </Toolbar>
    </>
  );
}
