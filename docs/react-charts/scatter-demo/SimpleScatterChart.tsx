import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { eastIsland, westIsland } from './penguins';
import { Titled } from './Titled';

const valueFormatter = (bird: { x: number; y: number } | null) =>
  bird === null ? '' : `${bird.x} mm, ${bird.y} kg`;

export default function SimpleScatterChart() {
  return (
    <Titled title="Two kinds of penguins" note="Length of the flippers and body mass of 24 birds">
      {/* preview-start */}
      <ScatterChart
        title="Flipper length and body mass of penguins"
        height={300}
        xAxis={[{ label: 'Flippers (mm)', min: 170, max: 235, disableLine: true }]}
        yAxis={[{ label: 'Mass (kg)', width: 48, min: 2.5, max: 6.5, disableLine: true }]}
        grid={{ horizontal: true, vertical: true }}
        voronoiMaxRadius={24}
        series={[
          { label: 'West', data: westIsland, markerSize: 5, color: '#00838f', valueFormatter },
          { label: 'East', data: eastIsland, markerSize: 5, color: '#f4511e', valueFormatter },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
