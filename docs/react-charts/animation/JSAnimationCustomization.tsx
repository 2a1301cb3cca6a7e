import { BarChart } from '@mui/x-charts/BarChart';
import { GrowingLabel } from './GrowingLabel';
import { Replay } from './Replay';
import { repairs } from './repairs';

export default function JSAnimationCustomization() {
  return (
    <Replay>
      {(run) => (
        <BarChart
          key={run}
          {...repairs}
          title="Repairs and checks by quarter"
          barLabel="value"
          slots={{ barLabel: GrowingLabel }}
        />
      )}
    </Replay>
  );
}
