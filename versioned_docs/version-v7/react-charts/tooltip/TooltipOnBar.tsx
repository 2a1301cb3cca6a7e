import Popper from '@mui/material/Popper';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { useSvgRef, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { TooltipCard } from './TooltipCard';

/** A tooltip that stands on top of the bar under the pointer. */
export function TooltipOnBar() {
  const svgRef = useSvgRef();
  const xAxis = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const item = useItemTooltip<'bar'>();

  if (!item) {
    return null;
  }

  const { identifier, color, label, value, formattedValue } = item;
  const category: string = xAxis.data?.[identifier.dataIndex] ?? '';
  const anchorEl = {
    getBoundingClientRect: () => {
      const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
      const left = svg.left + (xScale(category) ?? 0);
      return new DOMRect(left, svg.top + yScale(value ?? 0), xScale.bandwidth(), 0);
    },
  };
  const row = { id: 'value', color, label: label ?? '', value: formattedValue ?? '' };

  return (
    <Popper
      key={identifier.dataIndex}
      open
      placement="top"
      anchorEl={anchorEl}
      sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
    >
      <TooltipCard title={category} rows={[row]} />
    </Popper>
  );
}
