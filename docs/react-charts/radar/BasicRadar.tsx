import { RadarChart } from '@mui/x-charts/RadarChart';

export default function BasicRadar() {
  return (
    // preview-start
    <RadarChart
      title="Rating of the Odeon by topic"
      height={300}
      series={[{ label: 'Odeon', data: [88, 74, 92, 68, 57, 43] }]}
      radar={{
        max: 100,
        metrics: ['Picture', 'Sound', 'Seats', 'Staff', 'Snacks', 'Price'],
      }}
    />
    // preview-end
  );
}
