import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type DataGridProProps,
  gridFilteredDescendantCountLookupSelector,
  type GridRenderCellParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, units, type Unit } from './staff';

function UnitCell({ id, field, value, rowNode, tabIndex }: GridRenderCellParams<Unit>) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector);
  const count = counts[id] ?? 0;
  const isOpen = rowNode.type === 'group' && rowNode.childrenExpanded;

  return (
    <Box sx={{ marginInlineStart: rowNode.depth * 2 }}>
      {count > 0 ? (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          onClick={(event) => {
            apiRef.current.setRowChildrenExpansion(id, !isOpen);
            apiRef.current.setCellFocus(id, field);
            event.stopPropagation();
          }}
        >
          {`${value}: ${isOpen ? 'hide' : 'show'} ${count}`}
        </Button>
      ) : (
        value
      )}
    </Box>
  );
}

// preview-start
const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Department',
  width: 230,
  renderCell: (params) => <UnitCell {...params} value={params.row.path?.at(-1)} />,
};
// preview-end

export default function TreeDataCustomGroupingColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Departments' } }}
        treeData
        rows={units}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
      />
    </Box>
  );
}
