import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGridPro,
  type GridColDef,
  gridFilterModelSelector,
  type GridRenderHeaderFilterProps,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { columns as flatColumns, flats, type Flat } from './flats';

const LABELS: Record<string, string> = { '': 'Any', true: 'With', false: 'Without' };

// preview-start
function BalconyFilter({ colDef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ field }) => field === colDef.field) ?? {
    field: colDef.field,
    operator: 'is',
  };
  const change = (value: string) =>
    value
      ? apiRef.current.upsertFilterItem({ ...item, value })
      : apiRef.current.deleteFilterItem(item);
  // preview-end

  return (
    <FormControl variant="standard" fullWidth sx={{ m: 1 }}>
      <InputLabel id="balcony-filter" shrink>
        Balcony
      </InputLabel>
      <Select
        labelId="balcony-filter"
        displayEmpty
        value={item.value ?? ''}
        onChange={(event) => change(event.target.value)}
      >
        {['', 'true', 'false'].map((value) => (
          <MenuItem key={value} value={value}>
            {LABELS[value]}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

const columns: GridColDef<Flat>[] = flatColumns.map((column) =>
  column.field === 'balcony'
    ? { ...column, renderHeaderFilter: (params) => <BalconyFilter {...params} /> }
    : column,
);

export default function CustomHeaderFilterSingleDataGridPro() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        headerFilters
        disableColumnFilter
      />
    </Box>
  );
}
