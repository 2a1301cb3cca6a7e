import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import { QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid-premium';

/** A search that is always there. */
export function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ width: '100%' }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              fullWidth
              size="small"
              inputRef={ref}
              placeholder="What do you need?"
              slotProps={{
                ...slotProps,
                input: {
                  ...slotProps?.input,
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                },
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search features' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
