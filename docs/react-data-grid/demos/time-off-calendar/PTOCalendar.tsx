import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createDayColumns, createWeeks, PRESENT_ID, selectedDays } from './dayColumns';
import { KINDS, staff, YEAR, type Kind, type Person } from './staff';

const JUNE = 5;
const monthName = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const nameColumn: GridColDef<Person> = { field: 'name', headerName: 'Name', width: 125 };
const pinnedColumns = { left: ['name'] };
const pinnedRows = { bottom: [{ id: PRESENT_ID, name: 'Present', team: '', days: {} }] };

export default function PTOCalendar() {
  const [month, setMonth] = useState(JUNE);
  const [people, setPeople] = useState(staff);
  const [selection, setSelection] = useState<GridCellSelectionModel>({});
  const columns = useMemo(() => [nameColumn, ...createDayColumns(month, people)], [month, people]);
  const weeks = useMemo(() => createWeeks(month), [month]);

  const showMonth = (next: number) => {
    setSelection({});
    setMonth(next);
  };

  // preview-start
  const book = (kind: Kind | undefined) => {
    setPeople((before) =>
      before.map((person) => {
        const cells = Object.entries(selection[person.id] ?? {});
        const fields = cells.flatMap(([field, on]) => (on && field !== 'name' ? [field] : []));
        const days = selectedDays(person, fields, month);
        const booked = Object.fromEntries(days.map((day) => [day, kind]));
        return { ...person, days: { ...person.days, ...booked } };
      }),
    );
    setSelection({});
  };
  // preview-end
  const isEmpty = Object.keys(selection).length === 0;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <IconButton
          aria-label="Previous month"
          disabled={month === 0}
          onClick={() => showMonth(month - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Typography component="h3" variant="subtitle1" aria-live="polite" sx={{ minWidth: 110 }}>
          {monthName.format(new Date(Date.UTC(YEAR, month, 1)))}
        </Typography>
        <IconButton
          aria-label="Next month"
          disabled={month === 11}
          onClick={() => showMonth(month + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        {(Object.keys(KINDS) as Kind[]).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="contained"
            color={KINDS[kind].color}
            disabled={isEmpty}
            onClick={() => book(kind)}
          >
            {KINDS[kind].label}
          </Button>
        ))}
        <Button size="small" disabled={isEmpty} onClick={() => book(undefined)}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 520 }}>
        <DataGridPremium
          label="Time off"
          rows={people}
          columns={columns}
          columnGroupingModel={weeks}
          pinnedColumns={pinnedColumns}
          pinnedRows={pinnedRows}
          cellSelection
          cellSelectionModel={selection}
          onCellSelectionModelChange={setSelection}
          columnGroupHeaderHeight={28}
          rowHeight={38}
          disableRowSelectionOnClick
          hideFooter
          showCellVerticalBorder
          sx={{
            '& .weekend': { bgcolor: 'action.hover' },
            '& [role="gridcell"][data-field^="2"]': { px: '2px' },
            '& [role="columnheader"][data-field^="2"]': { px: '2px' },
          }}
        />
      </Box>
    </Box>
  );
}
