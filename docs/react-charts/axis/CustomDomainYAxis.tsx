import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';

const limits = ['nice', 'strict', 'function'] as const;

export default function CustomDomainYAxis() {
  const [limit, setLimit] = useState<(typeof limits)[number]>('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="domainLimit" options={limits} value={limit} onChange={setLimit} />
      <BarChart
        title="Change in freight, 2025 and 2026"
        height={300}
        // preview-start
        yAxis={[
          {
            width: 44,
            domainLimit:
              limit === 'function'
                ? (min, max) => {
                    const reach = Math.max(-min, max);
                    return { min: -reach, max: reach };
                  }
                : limit,
          },
        ]}
        // preview-end
        xAxis={[{ data: ['Rail', 'Road', 'Sea', 'Air'] }]}
        series={[
          { data: [13.6, -4.2, 8.9, 2.1], label: '2025 (%)' },
          { data: [9.4, -6.7, 11.2, -1.3], label: '2026 (%)' },
        ]}
      />
    </Box>
  );
}
