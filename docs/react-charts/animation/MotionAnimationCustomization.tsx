import { LineChart } from '@mui/x-charts/LineChart';
import { DrawnLine } from './DrawnLine';
import { PoppingMark } from './PoppingMark';
import { Replay } from './Replay';

export default function MotionAnimationCustomization() {
  return (
    <Replay>
      {(run) => (
        <LineChart
          key={run}
          title="Repairs by weekday"
          height={280}
          xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
          yAxis={[{ width: 32 }]}
          series={[{ data: [14, 21, 9, 17, 24, 19], label: 'Repairs', curve: 'linear' }]}
          hideLegend
          slots={{ line: DrawnLine, mark: PoppingMark }}
        />
      )}
    </Replay>
  );
}
