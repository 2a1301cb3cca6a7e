import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueGetterParams,
  type GridValueSetterParams,
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
const getFullName = ({ row }: GridValueGetterParams<Member>) =>
  `${row.firstName} ${row.lastName}`.trim();

// Runs while people type.
const capitalize = (value = '') => value.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());

// Runs when they are done, and puts the value back into the row.
const setFullName = ({ value, row }: GridValueSetterParams<Member, string>) => {
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
      <DataGrid aria-label="Members" rows={rows} columns={columns} />
    </Box>
  );
}
