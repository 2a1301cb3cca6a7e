import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { deals, STAGES, type Deal, type Stage } from './deals';

const STAGE_COLORS = {
  Qualified: 'secondary',
  Proposal: 'info',
  Negotiation: 'warning',
  Won: 'success',
} as const;

/** Only the dot is colored, so that the word is readable in both modes. */
function StageChip({ stage }: { stage: Stage }) {
  const { main } = useTheme().palette[STAGE_COLORS[stage]];
  return (
    <Chip
      size="small"
      label={stage}
      icon={<Box component="span" sx={{ width: 7, height: 7, borderRadius: '50%' }} />}
      sx={{
        bgcolor: `color-mix(in srgb, ${main} 12%, transparent)`,
        [`& .${chipClasses.icon}`]: { marginInlineStart: 1, bgcolor: main },
      }}
    />
  );
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Deal>[] = [
  {
    field: 'account',
    headerName: 'Account',
    flex: 1,
    minWidth: 120,
    display: 'flex',
    renderCell: ({ value }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar
          sx={{
            display: { xs: 'none', sm: 'flex' },
            width: 28,
            height: 28,
            fontSize: 13,
            bgcolor: 'action.selected',
            color: 'text.primary',
          }}
        >
          {value.charAt(0)}
        </Avatar>
        {value}
      </Box>
    ),
  },
  {
    field: 'stage',
    headerName: 'Stage',
    type: 'singleSelect',
    valueOptions: [...STAGES],
    width: 128,
    editable: true,
    display: 'flex',
    renderCell: ({ row }) => <StageChip stage={row.stage} />,
  },
  {
    field: 'probability',
    headerName: 'Chance',
    type: 'number',
    width: 120,
    headerAlign: 'left',
    display: 'flex',
    valueFormatter: (value: number) => percent.format(value),
    renderCell: ({ value, formattedValue }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 1 }}>
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={value * 100}
          sx={{ flex: 1, borderRadius: 2, bgcolor: 'action.selected' }}
        />
        <Box sx={{ width: '5ch', fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
          {formattedValue}
        </Box>
      </Box>
    ),
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 100,
    editable: true,
    // Users can empty the cell.
    valueFormatter: (value: number | null) => (value === null ? '' : dollars.format(value)),
  },
  { field: 'closes', headerName: 'Closes', type: 'date', width: 110, editable: true },
];

const COLUMN_GROUPS: GridColumnGroupingModel = [
  {
    groupId: 'progress',
    headerName: 'Progress',
    children: [{ field: 'stage' }, { field: 'probability' }],
  },
  {
    groupId: 'forecast',
    headerName: 'Forecast',
    children: [{ field: 'value' }, { field: 'closes' }],
  },
];

/** Three columns fit a phone. */
const HIDDEN_ON_PHONES = {
  [GRID_CHECKBOX_SELECTION_FIELD]: false,
  probability: false,
  closes: false,
};

const sorting = { sortModel: [{ field: 'value', sort: 'desc' as const }] };
const filter = {
  filterModel: { items: [{ field: 'stage', operator: 'not', value: 'Qualified' }] },
};

export default function PipelineGrid() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const columnGroupingModel = isPhone ? undefined : COLUMN_GROUPS;
  const columnVisibilityModel = isPhone ? HIDDEN_ON_PHONES : {};

  return (
    <Box sx={{ height: 498, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        label="Sales pipeline"
        rows={deals}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnHeaderHeight={40}
        initialState={{ columns: { columnVisibilityModel }, sorting, filter }}
        checkboxSelection
        disableRowSelectionOnClick
        disableColumnMenu={isPhone}
        showToolbar
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
