import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import SyncIcon from '@mui/icons-material/Sync';
import { type GridFilterInputValueProps, useGridRootProps } from '@mui/x-data-grid';

type Range = [from: string, to: string];

/** Two fields, for the ends of a range. Applies the value when users pause. */
export function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const { filterDebounceMs } = useGridRootProps();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [range, setRange] = useState<Range>(item.value ?? ['', '']);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (newRange: Range) => {
    setRange(newRange);
    setIsWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsWaiting(false);
      applyValue({ ...item, value: newRange });
    }, filterDebounceMs);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={range[0]}
        inputRef={focusElementRef}
        onChange={(event) => change([event.target.value, range[1]])}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={range[1]}
        onChange={(event) => change([range[0], event.target.value])}
        slotProps={{ input: isWaiting ? { endAdornment: <SyncIcon fontSize="small" /> } : {} }}
      />
    </Box>
  );
}
