import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { SelectField } from './SelectField';

const profits = [
  { name: 'Bookshop', values: [-15, 6, 18, 31, 12] },
  { name: 'Café', values: [42, 61, -20, 55, 73] },
  { name: 'Cinema', values: [8, -31, -12, 26, 19] },
];

const limits = ['nice', 'strict', 'function'] as const;

/** Zero in the middle, so that all baselines are level. */
const symmetric = (min: number, max: number) => {
  const reach = Math.max(Math.abs(min), Math.abs(max));
  return { min: -reach, max: reach };
};

export default function CustomDomainYAxis() {
  const [limit, setLimit] = useState<(typeof limits)[number]>('function');

  return (
    <Stack sx={{ width: '100%' }} spacing={2}>
      <SelectField label="domainLimit" options={limits} value={limit} onChange={setLimit} />
      {profits.map(({ name, values }) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 80, flexShrink: 0 }}>
            {name}
          </Typography>
          <Box sx={{ flex: 1, minWidth: 0, height: 56 }}>
            <SparkLineChart
              aria-label={`Profit of the ${name.toLowerCase()}`}
              plotType="bar"
              data={values}
              yAxis={{
                domainLimit: limit === 'function' ? symmetric : limit,
                colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d84315', '#2e7d32'] },
              }}
            />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
