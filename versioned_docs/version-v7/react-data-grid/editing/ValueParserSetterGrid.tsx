import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueGetter,
  type GridValueParser,
  type GridValueSetter,
} from '@mui/x-data-grid';

interface Member {
  id: number;
  firstName: string;
  lastName: string;
}

const rows: Member[] = [
  { id: 1, firstName: 'Amina', lastName: 'Haddad' },
  { id: 2, firstName: 'Kees', lastName: 'Jansen' },
  { id: 3, firstName: 'Marta', lastName: 'Silva' },
];

// preview-start
const getFullName: GridValueGetter<Member, string> = (_, row) =>
  `${row.firstName} ${row.lastName}`.trim();

// Runs while people type.
const capitalize: GridValueParser<Member, string> = (value = '') =>
  value.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());

// Runs when they are done, and puts the value back into the row.
const setFullName: GridValueSetter<Member, string> = (value, row) => {
  const [firstName, ...rest] = value.trim().split(/\s+/);
  return { ...row, firstName, lastName: rest.join(' ') };
};
// preview-end

const columns: GridColDef<Member>[] = [
  { field: 'firstName', headerName: 'First name', width: 130, editable: true },
  { field: 'lastName', headerName: 'Last name', width: 130, editable: true },
  {
    field: 'fullName',
    headerName: 'Full name',
    width: 180,
    editable: true,
    valueGetter: getFullName,
    valueParser: capitalize,
    valueSetter: setFullName,
  },
];

export default function ValueParserSetterGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Members' } }} rows={rows} columns={columns} />
    </Box>
  );
}
