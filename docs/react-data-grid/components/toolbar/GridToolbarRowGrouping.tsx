import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridColumnReorderDragColSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const dragged = useGridSelector(apiRef, gridColumnReorderDragColSelector);

  // preview-start
  const handleDrop = () => {
    if (dragged && !model.includes(dragged)) {
      apiRef.current.addRowGroupingCriteria(dragged);
    }
  };
  // preview-end

  return (
    <Toolbar
      aria-label="Row grouping"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 1, gap: 1, alignItems: 'center' }}>
        {dragged ? 'Drop to group' : 'Drag headers here:'}
        {model.map((field) => (
          <Chip
            key={field}
            size="small"
            label={lookup[field].headerName}
            onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
          />
        ))}
      </Box>
    </Toolbar>
  );
}

export default function GridToolbarRowGrouping() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['route'] } },
  });

  return (
    <Box sx={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Sailings"
        apiRef={apiRef}
        rows={sailings}
        columns={columns}
        initialState={initialState}
        showToolbar
        slots={{ toolbar: GroupingToolbar }}
        groupingColDef={{ flex: 1, minWidth: 200 }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
