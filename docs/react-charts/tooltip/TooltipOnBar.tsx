import {
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { useSvgRef, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

/** A tooltip that stands on top of the bar under the pointer. */
export function TooltipOnBar() {
  const svgRef = useSvgRef();
  const xAxis = useXAxis<'band'>();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const item = useItemTooltip<'bar'>();

  const anchorEl = () => {
    const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
    const category: string = xAxis.data?.[item?.identifier.dataIndex ?? 0] ?? '';
    return {
      getBoundingClientRect: () =>
        new DOMRect(
          svg.left + (xScale(category) ?? 0),
          svg.top + yScale(item?.value ?? 0),
          xScale.bandwidth(),
          0,
        ),
    };
  };

  return (
    <ChartsTooltipContainer trigger="item" placement="top" anchorEl={anchorEl}>
      <ChartsItemTooltipContent />
    </ChartsTooltipContainer>
  );
}
