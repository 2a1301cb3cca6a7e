import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { localeRows } from './localeRows';

export default function PickersLocalisationTableNoSnap() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Translations of the pickers">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Locale</TableCell>
            <TableCell>BCP 47 tag</TableCell>
            <TableCell>Import</TableCell>
            <TableCell>Translated</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {localeRows.map(({ name, tag, importName, translated, total }) => (
            <TableRow key={importName}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{name}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{tag}</TableCell>
              <TableCell>
                <code>{importName}</code>
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
                  <LinearProgress
                    variant="determinate"
                    value={Math.floor((translated / total) * 100)}
                    color={translated === total ? 'success' : 'primary'}
                    aria-label={`${name}: ${translated} of ${total}`}
                    sx={{ width: 80, borderRadius: 1 }}
                  />
                  {translated} / {total}
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
