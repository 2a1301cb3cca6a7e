import { useCallback, useLayoutEffect, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGridPremium, type GridInitialState, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, loans } from './loans';

const KEY = 'library-grid-1';

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export default function SaveAndRestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const [initialState, setInitialState] = useState<GridInitialState>();

  // Before the grid is there, `apiRef.current` is an empty object; after it, `null`.
  // preview-start
  const save = useCallback(() => {
    const state = apiRef.current?.exportState?.();
    if (state) {
      localStorage.setItem(KEY, JSON.stringify(state));
    }
  }, [apiRef]);

  // In a layout effect: before anything is painted, and while `apiRef` still has the grid.
  useLayoutEffect(() => {
    setInitialState(readState());
    window.addEventListener('beforeunload', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      save();
    };
  }, [save]);
  // preview-end

  if (!initialState) {
    return <CircularProgress aria-label="Loading" />;
  }
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Books' } }}
        apiRef={apiRef}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        initialState={initialState}
      />
    </Box>
  );
}
