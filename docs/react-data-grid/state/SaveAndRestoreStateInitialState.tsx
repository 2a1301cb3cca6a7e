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

  // preview-start
  const save = useCallback(() => {
    if (apiRef.current) {
      localStorage.setItem(KEY, JSON.stringify(apiRef.current.exportState()));
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
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Books"
        apiRef={apiRef}
        rows={loans}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
