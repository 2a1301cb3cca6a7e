import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridRowClassNameParams,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, wells, type Well } from './wells';

export default function RowGroupingStyling() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['region', 'status'] } },
  });

  // preview-start
  const getRowClassName = ({ id }: GridRowClassNameParams<Well>) => {
    const node = apiRef.current.getRowNode(id);
    return node?.type === 'group' ? `depth-${node.depth}` : '';
  };
  // preview-end

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        apiRef={apiRef}
        rows={wells}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        getRowClassName={getRowClassName}
        sx={{
          '& .depth-0': { backgroundColor: 'rgb(14 165 233 / 0.24)', fontWeight: 600 },
          '& .depth-1': { backgroundColor: 'rgb(14 165 233 / 0.1)' },
        }}
      />
    </Box>
  );
}
