import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import { QuickFilter, QuickFilterControl } from '@mui/x-data-grid';

/** Filters the rows while a reader types. */
export function ShipmentSearch() {
  return (
    <QuickFilter expanded>
      <QuickFilterControl
        render={({ ref, slotProps, ...props }) => (
          <TextField
            {...props}
            inputRef={ref}
            size="small"
            placeholder="Search…"
            sx={{
              width: 190,
              '& input::placeholder': { color: 'text.secondary', opacity: 1 },
            }}
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search shipments' },
              input: {
                ...slotProps?.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
                sx: { height: 32, fontSize: 14 },
              },
            }}
          />
        )}
      />
    </QuickFilter>
  );
}
