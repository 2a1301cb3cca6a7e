import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { EmptyOverlay } from './EmptyOverlay';
import { SkeletonOverlay } from './SkeletonOverlay';

const stations = ['Nord', 'Hafen', 'Markt', 'Campus', 'West'];

export default function CustomOverlay() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <BarChart
        title="Load of each station today"
        height={220}
        xAxis={[{ data: stations }]}
        yAxis={[{ width: 32, min: 0, max: 100 }]}
        series={[]}
        loading
        slots={{ loadingOverlay: SkeletonOverlay }}
      />
      <BarChart
        title="Load of each station tomorrow"
        height={220}
        xAxis={[{ data: stations }]}
        yAxis={[{ width: 32, min: 0, max: 100 }]}
        series={[]}
        slots={{ noDataOverlay: EmptyOverlay }}
      />
    </Stack>
  );
}
