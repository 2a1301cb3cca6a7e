import { BarChart } from '@mui/x-charts/BarChart';
import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';
import { TooltipCard } from './TooltipCard';
import { beds, formatBeds, wards } from './wards';

// preview-start
function WardTooltip() {
  const axis = useAxisTooltip();
  if (!axis) {
    return null;
  }
  const index = axis.identifier.x?.index ?? 0;
  const total = (beds.taken[index] ?? 0) + (beds.free[index] ?? 0);
  const rows = axis.seriesItems.map((item) => ({
    id: String(item.seriesId),
    color: item.color,
    label: item.formattedLabel ?? '',
    value: item.formattedValue,
  }));
  return <TooltipCard title={`${axis.axisFormattedValue}: ${total} beds`} rows={rows} />;
}
// preview-end

export default function CustomAxisTooltipContent() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: wards }]}
      series={[
        { data: beds.taken, label: 'Taken', stack: 'beds', valueFormatter: formatBeds },
        { data: beds.free, label: 'Free', stack: 'beds', valueFormatter: formatBeds },
      ]}
      slots={{ axisContent: WardTooltip }}
    />
  );
}
