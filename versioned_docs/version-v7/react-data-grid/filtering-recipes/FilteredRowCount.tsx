import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridFilterModel, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

const filters: Record<string, GridFilterModel> = {
  'All flats': { items: [] },
  'Under € 900': { items: [{ field: 'rent', operator: '<', value: 900 }] },
  'Four rooms and more': { items: [{ field: 'rooms', operator: '>=', value: 4 }] },
  Harbor: { items: [{ field: 'district', operator: 'is', value: 'Harbor' }] },
};

export default function FilteredRowCount() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = useState<Record<string, number>>({});

  // preview-start
  useEffect(() => {
    const countRows = (model: GridFilterModel) => {
      const { filteredRowsLookup } = apiRef.current!.getFilterState(model);
      return flats.filter(({ id }) => filteredRowsLookup[id] !== false).length;
    };
    setCounts(
      Object.fromEntries(Object.entries(filters).map(([name, model]) => [name, countRows(model)])),
    );
  }, [apiRef]);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {Object.entries(filters).map(([name, model]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.setFilterModel(model)}
          >
            {name} ({counts[name] ?? '…'})
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 430 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Flats' } }}
          apiRef={apiRef}
          rows={flats}
          columns={columns}
          loading={flats.length === 0}
        />
      </Box>
    </Box>
  );
}
