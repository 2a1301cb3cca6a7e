import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { TooltipCard } from './TooltipCard';
import { beds, formatBeds, wards } from './wards';

// preview-start
function BedTooltip({ itemData, series }: ChartsItemContentProps) {
  if (series.type !== 'bar' || itemData.dataIndex === undefined) {
    return null;
  }
  const value = series.data[itemData.dataIndex] ?? 0;
  const row = {
    id: 'value',
    color: series.color,
    label: series.label ?? '',
    value: series.valueFormatter(value),
  };
  return <TooltipCard title={wards[itemData.dataIndex]} rows={[row]} />;
}
// preview-end

export default function CustomTooltipContent() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: wards }]}
      series={[
        { data: beds.taken, label: 'Taken', stack: 'beds', valueFormatter: formatBeds },
        { data: beds.free, label: 'Free', stack: 'beds', valueFormatter: formatBeds },
      ]}
      tooltip={{ trigger: 'item' }}
      slots={{ itemContent: BedTooltip }}
    />
  );
}
