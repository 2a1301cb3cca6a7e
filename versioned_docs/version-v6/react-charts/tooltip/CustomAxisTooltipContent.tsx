import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { TooltipCard } from './TooltipCard';
import { beds, formatBeds, wards } from './wards';

// preview-start
function WardTooltip({ axisValue, dataIndex }: ChartsAxisContentProps) {
  if (dataIndex == null) {
    return null;
  }
  const taken = beds.taken[dataIndex] ?? 0;
  const free = beds.free[dataIndex] ?? 0;
  const rows = [
    { id: 'taken', color: '#02b2af', label: 'Taken', value: formatBeds(taken) },
    { id: 'free', color: '#2e96ff', label: 'Free', value: formatBeds(free) },
  ];
  return <TooltipCard title={`${axisValue}: ${taken + free} beds`} rows={rows} />;
}
// preview-end

export default function CustomAxisTooltipContent() {
  return (
    <BarChart
      height={300}
      colors={['#02b2af', '#2e96ff']}
      xAxis={[{ scaleType: 'band', data: wards }]}
      series={[
        { data: beds.taken, label: 'Taken', stack: 'beds', valueFormatter: formatBeds },
        { data: beds.free, label: 'Free', stack: 'beds', valueFormatter: formatBeds },
      ]}
      slots={{ axisContent: WardTooltip }}
    />
  );
}
