import { BarChart } from '@mui/x-charts/BarChart';
import { Replay } from './Replay';
import { SpringLabel } from './SpringLabel';
import { repairs } from './repairs';

export default function ReactSpringAnimationCustomization() {
  return (
    <Replay>
      {(run) => (
        <BarChart
          key={run}
          {...repairs}
          title="Repairs and checks by quarter"
          barLabel="value"
          slots={{ barLabel: SpringLabel }}
        />
      )}
    </Replay>
  );
}
