import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { columnsFor, NARROW, PHONE } from './columns';
import { SHIPMENTS } from './shipments';
import { ShipmentsToolbar } from './ShipmentsToolbar';
import { ShipmentTotals } from './ShipmentTotals';

const PHONE_VISIBILITY = { [GRID_CHECKBOX_SELECTION_FIELD]: false };

const NARROW_VISIBILITY = { parcels: false };

const SLOTS = { toolbar: ShipmentsToolbar, footer: ShipmentTotals };

export default function GridSample() {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({});
  const chosen = isNarrow ? { ...NARROW_VISIBILITY, ...visibility } : visibility;
  return (
    <DataGrid
      label="Shipments"
      rows={SHIPMENTS}
      columns={columnsFor(isPhone)}
      rowHeight={46}
      columnHeaderHeight={44}
      showToolbar
      slots={SLOTS}
      checkboxSelection
      columnVisibilityModel={isPhone ? PHONE_VISIBILITY : chosen}
      onColumnVisibilityModelChange={setVisibility}
      disableRowSelectionOnClick
      initialState={{ sorting: { sortModel: [{ field: 'value', sort: 'desc' }] } }}
      sx={{ height: 558, border: 0 }}
    />
  );
}
