import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  type GridColDef,
  GridEditInputCell,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { shifts, type Shift } from './crew';

/** Plays a server that knows which names are taken. It answers later when one is. */
function findNameProblem(name: string): Promise<string | null> {
  const isTaken = shifts.some((shift) => shift.name.toLowerCase() === name.toLowerCase());
  const problem = name.trim().length < 3 ? 'At least three letters.' : null;
  return new Promise((resolve) => {
    setTimeout(
      () => resolve(isTaken ? `${name} is on the list already.` : problem),
      isTaken ? 900 : 300,
    );
  });
}

// preview-start
let latestCheck = Promise.resolve<string | null>(null);

/** What the check of the latest name finds. Answers about names before it are dropped. */
async function latestProblem(): Promise<string | null> {
  const check = latestCheck;
  const problem = await check;
  return check === latestCheck ? problem : latestProblem();
}

async function preProcessName({ props, row }: GridPreProcessEditCellProps<string>) {
  const name = props.value ?? '';
  latestCheck = name === row.name ? Promise.resolve(null) : findNameProblem(name);
  return { ...props, error: await latestProblem() };
}
// preview-end

function NameEditCell(props: GridRenderEditCellParams<Shift, string>) {
  return (
    <Tooltip open={Boolean(props.error)} title={props.error ?? ''}>
      <GridEditInputCell {...props} error={Boolean(props.error)} />
    </Tooltip>
  );
}

const columns: GridColDef<Shift>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 200,
    editable: true,
    preProcessEditCellProps: preProcessName,
    renderEditCell: (params) => <NameEditCell {...params} />,
  },
  { field: 'role', headerName: 'Role', width: 140 },
];

export default function ValidateServerNameGrid() {
  return (
    <Box
      sx={{
        height: 434,
        width: '100%',
        '& .MuiDataGrid-cell--editing:has([aria-invalid="true"])': {
          backgroundColor: 'rgb(239 68 68 / 0.16)',
        },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Crew' } }}
        rows={shifts}
        columns={columns}
        isCellEditable={({ row }) => row.role !== 'Projection'}
      />
    </Box>
  );
}
