import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useChartRootRef } from '@mui/x-charts/hooks';

/** What is in this box is in the export: it carries the root ref of the chart. */
export function ExportedBox({ title, children }: { title: string; children: ReactNode }) {
  const chartRootRef = useChartRootRef();
  return (
    <Stack ref={chartRootRef} sx={{ width: '100%', alignItems: 'center' }}>
      <Typography component="div">{title}</Typography>
      {children}
    </Stack>
  );
}
