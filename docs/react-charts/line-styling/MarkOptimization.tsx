import { LineChart } from '@mui/x-charts/LineChart';

/** Heart rate on a run: 201 samples, 3 seconds apart. */
const seconds = Array.from({ length: 201 }, (_, index) => index * 3);
const heartRate = seconds.map((second) =>
  Math.round(138 + 22 * Math.sin(second / 90) + 5 * Math.sin(second / 11)),
);

export default function MarkOptimization() {
  return (
    // preview-start
    <LineChart
      title="Heart rate on a run"
      height={300}
      xAxis={[{ data: seconds, label: 'Seconds', min: 0, max: 600 }]}
      yAxis={[{ min: 100, max: 180 }]}
      series={[{ data: heartRate, label: 'Heart rate', showMark: ({ index }) => index % 20 === 0 }]}
    />
    // preview-end
  );
}
