import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarAxis() {
  return (
    // preview-start
    <RadarChart
      title="Performance of van 12"
      height={300}
      series={[{ label: 'Van 12', data: [412, 3.4, 18, 96], fillArea: true }]}
      radar={{
        startAngle: 45,
        labelGap: 14,
        metrics: [
          { name: 'Range (km)', max: 600 },
          { name: 'Load (t)', max: 5 },
          { name: 'Stops', max: 24 },
          { name: 'On time (%)', min: 80, max: 100 },
        ],
      }}
    />
    // preview-end
  );
}
