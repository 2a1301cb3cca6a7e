import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { EmptyOverlay } from './EmptyOverlay';
import { SkeletonOverlay } from './SkeletonOverlay';

const stations = ['Nord', 'Hafen', 'Markt', 'Campus', 'West'];

export default function CustomOverlay() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <BarChart
        height={220}
        xAxis={[{ scaleType: 'band', data: stations }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[]}
        loading
        slots={{ loadingOverlay: SkeletonOverlay }}
      />
      <BarChart
        height={220}
        xAxis={[{ scaleType: 'band', data: stations }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[]}
        slots={{ noDataOverlay: EmptyOverlay }}
      />
    </Stack>
  );
}
