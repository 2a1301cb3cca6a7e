import { BarChart } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { TooltipCard } from './TooltipCard';
import { beds, formatBeds, wards } from './wards';

// preview-start
function BedTooltip() {
  const item = useItemTooltip<'bar'>();
  if (!item) {
    return null;
  }
  const { identifier, color, label, formattedValue } = item;
  const row = { id: 'value', color, label: label ?? '', value: formattedValue ?? '' };
  return <TooltipCard title={wards[identifier.dataIndex]} rows={[row]} />;
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
