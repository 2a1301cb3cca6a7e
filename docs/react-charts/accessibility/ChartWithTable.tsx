import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { borrowed, months } from './library';

export default function ChartWithTable() {
  const [showTable, setShowTable] = useState(false);
  const captionId = useId();

  return (
    <Box component="figure" aria-labelledby={captionId} sx={{ width: '100%', m: 0 }}>
      <Typography component="figcaption" id={captionId} sx={{ fontWeight: 600 }}>
        The old town overtook the harbor in May
      </Typography>
      <FormControlLabel
        label="Show as a table"
        control={<Switch checked={showTable} onChange={(_, checked) => setShowTable(checked)} />}
      />
      {showTable ? (
        <Table size="small" aria-labelledby={captionId}>
          <TableHead>
            <TableRow>
              <TableCell>Month</TableCell>
              {borrowed.map(({ id, label }) => (
                <TableCell key={id} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month, index) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  {month}
                </TableCell>
                {borrowed.map(({ id, data }) => (
                  <TableCell key={id} align="right">
                    {data[index] * 100}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        // preview-start
        <LineChart
          height={280}
          margin={{ right: 24 }}
          title="Books borrowed per month, in hundreds" // The accessible name: not drawn
          desc="From January to June, Harbor falls from 41 to 29 and Old town rises from 27 to 38."
          enableKeyboardNavigation
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ width: 28, min: 0 }]}
          series={[
            { ...borrowed[0], shape: 'circle' },
            { ...borrowed[1], shape: 'square' },
          ]}
        />
        // preview-end
      )}
    </Box>
  );
}
