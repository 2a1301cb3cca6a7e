import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { formatYear, passengers } from './passengers';

const limits = ['nice', 'strict'] as const;

export default function LineDefaultDomainLimit() {
  const [domainLimit, setDomainLimit] = useState<(typeof limits)[number]>('strict');

  return (
    <Stack sx={{ width: '100%' }}>
      <ChoiceGroup
        label="domainLimit of the x-axis"
        options={limits}
        value={domainLimit}
        onChange={setDomainLimit}
      />
      <LineChart
        height={300}
        dataset={passengers}
        // preview-start
        xAxis={[{ dataKey: 'year', scaleType: 'time', valueFormatter: formatYear, domainLimit }]}
        // preview-end
        series={[
          { dataKey: 'bus', label: 'Bus', area: true, stack: 'all', showMark: false },
          { dataKey: 'tram', label: 'Tram', area: true, stack: 'all', showMark: false },
        ]}
      />
    </Stack>
  );
}
