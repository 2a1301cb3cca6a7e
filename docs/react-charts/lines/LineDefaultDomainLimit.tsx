import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toggle } from './Toggle';
import { formatYear, passengers } from './passengers';

export default function LineDefaultDomainLimit() {
  const [strict, setStrict] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Toggle label="preferStrictDomainInLineCharts" checked={strict} onChange={setStrict} />
      <LineChart
        title="Passengers of buses and trams by year"
        height={300}
        dataset={passengers}
        experimentalFeatures={{ preferStrictDomainInLineCharts: strict }}
        xAxis={[{ dataKey: 'year', scaleType: 'time', valueFormatter: formatYear }]}
        yAxis={[{ width: 36 }]}
        series={[
          { dataKey: 'bus', label: 'Bus', area: true, stack: 'all', showMark: false },
          { dataKey: 'tram', label: 'Tram', area: true, stack: 'all', showMark: false },
        ]}
      />
    </Stack>
  );
}
