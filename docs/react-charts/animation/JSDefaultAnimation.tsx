import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimateBarLabel } from '@mui/x-charts/hooks';
import { Replay } from './Replay';
import { repairs } from './repairs';

const Text = styled('text')({
  fill: '#10243e',
  fontSize: 13,
  fontStyle: 'italic',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});

// preview-start
function ItalicLabel(props: BarLabelProps) {
  const { ref, x, y } = useAnimateBarLabel(props);
  return (
    <Text ref={ref} x={x} y={y}>
      {props.children}
    </Text>
  );
}
// preview-end

export default function JSDefaultAnimation() {
  return (
    <Replay>
      {(run) => (
        <BarChart
          key={run}
          {...repairs}
          title="Repairs and checks by quarter"
          barLabel="value"
          slots={{ barLabel: ItalicLabel }}
        />
      )}
    </Replay>
  );
}
