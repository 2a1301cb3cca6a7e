import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

// preview-start
function GaugePointer() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const tip = {
    x: cx + outerRadius * Math.sin(valueAngle),
    y: cy - outerRadius * Math.cos(valueAngle),
  };
  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill="#d84315" />
      <path d={`M ${cx} ${cy} L ${tip.x} ${tip.y}`} stroke="#d84315" strokeWidth={3} />
    </g>
  );
}
// preview-end

export default function CompositionExample() {
  return (
    <GaugeContainer
      width={220}
      height={220}
      startAngle={-110}
      endAngle={110}
      value={36}
      aria-label="Boiler pressure in percent of the limit"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <GaugePointer />
    </GaugeContainer>
  );
}
