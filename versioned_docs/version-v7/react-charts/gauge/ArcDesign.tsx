import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ArcDesign() {
  return (
    // preview-start
    <Gauge
      width={200}
      height={200}
      value={58}
      cornerRadius="50%"
      aria-label="Battery charge in percent"
      sx={(theme) => ({
        [`& .${gaugeClasses.valueText}`]: { fontSize: 40 },
        [`& .${gaugeClasses.valueArc}`]: { fill: '#43a047' },
        [`& .${gaugeClasses.referenceArc}`]: { fill: theme.palette.action.hover },
      })}
    />
    // preview-end
  );
}
