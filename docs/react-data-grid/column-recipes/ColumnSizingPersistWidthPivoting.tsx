import { useCallback, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridColumnResizeParams,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { readStored, writeStored } from './columnStorage';
import { wells, type Well } from './wells';

const KEY = 'demo-wells-pivot-widths';

const columns: GridColDef<Well>[] = [
  { field: 'name', headerName: 'Well', width: 140 },
  { field: 'region', headerName: 'Region', width: 140 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 140 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 140 },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'name' }],
      columns: [{ field: 'region' }],
      values: [{ field: 'level', aggFunc: 'avg' }],
    },
  },
};

export default function ColumnSizingPersistWidthPivoting() {
  const apiRef = useGridApiRef();
  const widths = useRef<Record<string, number>>(null);

  const getWidth = useCallback((field: string) => {
    widths.current ??= readStored<Record<string, number>>(KEY, {});
    return widths.current[field];
  }, []);

  const saveWidth = useCallback(({ colDef, width }: GridColumnResizeParams) => {
    widths.current = { ...widths.current, [colDef.field]: width };
    writeStored(KEY, widths.current);
  }, []);

  // The field of a pivoted column is its path of groups and the value's field.
  const pivotingColDef = useCallback(
    (field: string, path: string[]) => ({ width: getWidth([...path, field].join('>->')) ?? 140 }),
    [getWidth],
  );

  const groupingColDef = useMemo(
    () => ({ width: getWidth(GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD) ?? 180 }),
    [getWidth],
  );

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Water level by region"
        apiRef={apiRef}
        rows={wells}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        pivotingColDef={pivotingColDef}
        onColumnWidthChange={saveWidth}
      />
    </Box>
  );
}
