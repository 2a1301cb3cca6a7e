import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  gridFilterModelSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { STATUSES, type Shipment, type Status } from './shipments';

const ALL = 'All';

/** The filter item that the buttons and the filter panel of the grid share. */
const ITEM = { id: 'status', field: 'status', operator: 'is' };

/** Filters by status. The number of shipments follows edits of the status. */
export function StatusFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const rows = Object.values(useGridSelector(apiRef, gridRowsLookupSelector)) as Shipment[];
  const count = (status: Status | typeof ALL) =>
    rows.filter((row) => status === ALL || row.status === status).length;

  const filter = (status: Status | typeof ALL | null) => {
    if (status === ALL) {
      apiRef.current.deleteFilterItem(ITEM);
    } else if (status) {
      apiRef.current.upsertFilterItem({ ...ITEM, value: status });
    }
  };

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Status"
      value={items.find(({ id }) => id === ITEM.id)?.value ?? ALL}
      onChange={(_event, status: Status | typeof ALL | null) => filter(status)}
    >
      {([ALL, ...STATUSES] as const).map((status) => (
        <ToggleButton
          key={status}
          value={status}
          sx={{ gap: 0.75, px: 1.25, py: 0.25, whiteSpace: 'nowrap' }}
        >
          {status}
          <Box component="span" sx={{ fontWeight: 400 }}>
            {count(status)}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
