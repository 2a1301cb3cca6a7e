import InputAdornment from '@mui/material/InputAdornment';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import { QuickFilterClear, QuickFilterControl } from '@mui/x-data-grid';

/** The text field of a search, with an icon before it and a button to clear it. */
export function SearchField() {
  return (
    <QuickFilterControl
      render={({ ref, slotProps, ...props }, { value, expanded }) => (
        <TextField
          {...props}
          inputRef={ref}
          size="small"
          placeholder="Search…"
          sx={{ width: expanded ? 240 : 0, overflow: 'hidden' }}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps?.htmlInput,
              'aria-label': 'Search',
              tabIndex: expanded ? 0 : -1,
            },
            input: {
              ...slotProps?.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
              endAdornment: value ? (
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
  );
}
