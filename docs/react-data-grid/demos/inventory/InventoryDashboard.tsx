import { useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridFilterModel,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import { LevelCards } from './LevelCards';
import { columns } from './columns';
import { parts, type Level, type Part } from './parts';

const initialStateFor = (isWide: boolean): GridInitialState => ({
  rowGrouping: { model: ['category'] },
  columns: {
    columnVisibilityModel: {
      category: false,
      name: false,
      // Phones show the stock of each part.
      id: isWide,
      level: isWide,
      sold: isWide,
      ordered: isWide,
      price: isWide,
      value: isWide,
      supplier: isWide,
      shelf: isWide,
    },
  },
  aggregation: { model: { stock: 'sum', ordered: 'sum', value: 'sum' } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
});

export default function InventoryDashboard() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [rows, setRows] = useState(parts);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const level = filterModel.items.find(({ field }) => field === 'level')?.value as
    Level | undefined;

  // preview-start
  const showLevel = (value: Level | null) => {
    const others = filterModel.items.filter(({ field }) => field !== 'level');
    const item = { id: 'level', field: 'level', operator: 'is', value };
    setFilterModel({ ...filterModel, items: value === null ? others : [...others, item] });
  };

  const save = (part: Part) => {
    setRows((before) => before.map((row) => (row.id === part.id ? part : row)));
    return part;
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <LevelCards parts={rows} selected={level ?? null} onSelect={showLevel} />
      <Box sx={{ height: 630 }}>
        <DataGridPremium
          label="Store of the workshop"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          initialState={initialStateFor(isWide)}
          groupingColDef={{
            headerName: 'Part',
            leafField: 'name',
            width: 165,
            valueFormatter: (value?: string) => value ?? 'Total',
          }}
          defaultGroupingExpansionDepth={1}
          disablePivoting
          showToolbar
          hideFooter
        />
      </Box>
    </Box>
  );
}
