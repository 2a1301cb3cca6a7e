import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipCell,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  type ChartsTooltipProps,
  ChartsTooltipRow,
  ChartsTooltipTable,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { beds, formatBeds, wards } from './wards';

// preview-start
function RowsAndTotal() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) {
    return null;
  }
  const total = axis.seriesItems.reduce(
    (sum, item) => sum + (typeof item.value === 'number' ? item.value : 0),
    0,
  );
  const rows = [
    ...axis.seriesItems.map((item) => [item.formattedLabel, item.formattedValue]),
    ['Total', formatBeds(total)],
  ];
  // preview-end

  return (
    <ChartsTooltipPaper>
      <ChartsTooltipTable>
        <caption>{axis.axisFormattedValue}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <ChartsTooltipRow key={label}>
              <ChartsTooltipCell component="th">{label}</ChartsTooltipCell>
              <ChartsTooltipCell component="td">{value}</ChartsTooltipCell>
            </ChartsTooltipRow>
          ))}
        </tbody>
      </ChartsTooltipTable>
    </ChartsTooltipPaper>
  );
}

function TotalTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="axis">
      <RowsAndTotal />
    </ChartsTooltipContainer>
  );
}

export default function TooltipTotals() {
  return (
    <BarChart
      title="Beds in use and free beds by ward"
      height={300}
      xAxis={[{ data: wards }]}
      yAxis={[{ width: 36 }]}
      series={[
        {
          id: 'taken',
          data: beds.taken,
          label: 'Taken',
          stack: 'beds',
          valueFormatter: formatBeds,
        },
        { id: 'free', data: beds.free, label: 'Free', stack: 'beds', valueFormatter: formatBeds },
      ]}
      slots={{ tooltip: TotalTooltip }}
    />
  );
}
