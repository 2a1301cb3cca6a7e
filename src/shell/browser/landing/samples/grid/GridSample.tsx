import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridCellModes,
  gridClasses,
  type GridCellModesModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { columnsFor, PHONE } from './columns';
import { SHIPMENTS } from './shipments';
import { ShipmentsToolbar } from './ShipmentsToolbar';
import { ShipmentTotals } from './ShipmentTotals';

/** A cell that is being edited, so that readers see that they can edit. */
const EDITED: GridCellModesModel = { 'S-2043': { value: { mode: GridCellModes.Edit } } };

const PHONE_VISIBILITY = { [GRID_CHECKBOX_SELECTION_FIELD]: false };

const SLOTS = { toolbar: ShipmentsToolbar, footer: ShipmentTotals };

export default function GridSample() {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({});
  const [cellModes, setCellModes] = useState(EDITED);
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
      columnVisibilityModel={isPhone ? PHONE_VISIBILITY : visibility}
      onColumnVisibilityModelChange={setVisibility}
      disableRowSelectionOnClick
      cellModesModel={cellModes}
      onCellModesModelChange={setCellModes}
      // The grid ends editing when the focus leaves the cell, but this one never had it.
      onCellClick={({ cellMode }) => cellMode === 'view' && setCellModes({})}
      initialState={{ sorting: { sortModel: [{ field: 'value', sort: 'desc' }] } }}
      sx={{
        height: 558,
        border: 0,
        // The grid only marks an edited cell that has the focus.
        [`& .${gridClasses['cell--editing']}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
