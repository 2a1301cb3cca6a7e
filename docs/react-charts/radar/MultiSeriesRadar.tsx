import { RadarChart } from '@mui/x-charts/RadarChart';
import { cinemas, metrics } from './ratings';

export default function MultiSeriesRadar() {
  return (
    // preview-start
    <RadarChart
      title="Rating of three cinemas by topic"
      height={300}
      series={cinemas}
      radar={{ max: 100, metrics }}
    />
    // preview-end
  );
}
