import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import CheckIcon from '@mui/icons-material/CheckRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import { PLANS } from '../shared/plans';
import { COMPARISON } from './comparison';

/** A cell that shows the name of its plan when the table has become a list. */
const cell = {
  width: { sm: '21%' },
  display: { xs: 'flex', sm: 'table-cell' },
  justifyContent: 'space-between',
  textAlign: { sm: 'center' },
  px: { xs: 0, sm: 2 },
  py: { xs: 0.5, sm: 1.5 },
  borderBottom: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  '&::before': { content: 'attr(data-plan)', display: { sm: 'none' }, color: 'text.secondary' },
};

/** Compares the plans feature by feature. On phones, the cells of a feature are below its name. */
export function ComparisonTable() {
  return (
    <Table aria-label="Comparison of the plans" sx={{ display: { xs: 'block', sm: 'table' } }}>
      <TableHead sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
        <TableRow>
          <TableCell>Feature</TableCell>
          {PLANS.map(({ name }) => (
            <TableCell key={name} align="center" sx={{ fontWeight: 700, fontSize: 16 }}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {COMPARISON.map(({ group, features }) => (
        <TableBody key={group} sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
          <TableRow sx={{ display: { xs: 'block', sm: 'table-row' } }}>
            <TableCell
              component="th"
              scope="rowgroup"
              colSpan={4}
              sx={{
                display: { xs: 'block', sm: 'table-cell' },
                px: { xs: 0, sm: 2 },
                pt: 4,
                fontWeight: 700,
                color: 'primary.main',
              }}
            >
              {group}
            </TableCell>
          </TableRow>
          {features.map(({ name, values }) => (
            <TableRow
              key={name}
              sx={{
                display: { xs: 'block', sm: 'table-row' },
                py: { xs: 1.5 },
                borderBottom: { xs: 1, sm: 0 },
                borderColor: 'divider',
              }}
            >
              <TableCell
                component="th"
                scope="row"
                sx={{ ...cell, fontWeight: 500, textAlign: 'start', '&::before': {} }}
              >
                {name}
              </TableCell>
              {PLANS.map((plan, index) => (
                <TableCell key={plan.name} data-plan={plan.name} sx={cell}>
                  <Value value={values[index] ?? false} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') {
    return <Fragment>{value}</Fragment>;
  }
  return (
    <Box component="span" role="img" aria-label={value ? 'Included' : 'Not included'}>
      {value ? (
        <CheckIcon color="success" fontSize="small" />
      ) : (
        <RemoveIcon color="disabled" fontSize="small" />
      )}
    </Box>
  );
}
