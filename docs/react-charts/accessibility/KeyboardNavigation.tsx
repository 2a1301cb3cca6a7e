import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { borrowed, branches, months, points } from './library';

type Kind = 'line' | 'bar' | 'pie' | 'scatter';

export default function KeyboardNavigation() {
  const [kind, setKind] = useState<Kind>('line');
  const svgRef = useRef<SVGSVGElement>(null);
  const shared = { ref: svgRef, enableKeyboardNavigation: true, height: 280 };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <FormControl size="small" sx={{ minWidth: 120 }}>
          <InputLabel id="chart-kind">Chart</InputLabel>
          <Select<Kind>
            labelId="chart-kind"
            label="Chart"
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          >
            <MenuItem value="line">Lines</MenuItem>
            <MenuItem value="bar">Bars</MenuItem>
            <MenuItem value="pie">Pie</MenuItem>
            <MenuItem value="scatter">Scatter</MenuItem>
          </Select>
        </FormControl>
        <Button variant="outlined" onClick={() => svgRef.current?.focus()}>
          Focus the chart
        </Button>
      </Stack>
      {kind === 'line' && (
        <LineChart
          {...shared}
          title="Books borrowed per month"
          xAxis={[{ scaleType: 'point', data: months }]}
          series={borrowed}
        />
      )}
      {kind === 'bar' && (
        <BarChart
          {...shared}
          title="Books borrowed per month"
          xAxis={[{ data: months }]}
          series={borrowed}
        />
      )}
      {kind === 'pie' && (
        <PieChart
          {...shared}
          title="Books borrowed per branch"
          series={[{ data: branches, highlightScope: { highlight: 'item' } }]}
        />
      )}
      {kind === 'scatter' && (
        <ScatterChart {...shared} title="Visitors and books borrowed" series={[{ data: points }]} />
      )}
    </Stack>
  );
}
