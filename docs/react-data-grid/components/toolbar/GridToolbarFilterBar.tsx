import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { columns, sailings } from './sailings';

function FilterBar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 1, gap: 1 }}>
        {/* Each chip removes its filter. */}
        {items.map((item) => (
          <Chip
            key={item.id}
            size="small"
            label={`${lookup[item.field].headerName} ${item.operator} ${item.value ?? ''}`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
      </Box>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function GridToolbarFilterBar() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterBar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'route', operator: 'contains', value: 'Kiel' },
                { id: 2, field: 'cars', operator: '>', value: 100 },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
