import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useSeries, useXAxis, useYAxis } from '@mui/x-charts/hooks';

/** The numbers of the bars and lines of the chart around it. */
export function DataTable() {
  const { bar, line } = useSeries();
  const { data: columns = [], label: corner } = useXAxis();
  const { label: unit } = useYAxis();
  const rows = [bar, line].flatMap((group) =>
    group ? group.seriesOrder.map((id) => group.series[id]) : [],
  );

  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{`${unit} / ${corner}`}</TableCell>
          {columns.map((name) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, color, label, data }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ borderInlineStart: `4px solid ${color}` }}>
              {typeof label === 'function' ? label('legend') : label}
            </TableCell>
            {data.map((value, index) => (
              <TableCell key={index} align="right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
