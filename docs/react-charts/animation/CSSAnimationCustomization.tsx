import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { Replay } from './Replay';

export default function CSSAnimationCustomization() {
  return (
    <Replay>
      {(run) => (
        <PieChart
          key={run}
          title="Freight by means of transport"
          width={260}
          height={260}
          hideLegend
          colors={['#64b5f6', '#ffb74d', '#81c784']}
          series={[
            {
              arcLabel: 'value',
              arcLabelMinAngle: 30,
              data: [
                { id: 'rail', value: 44, label: 'Rail' },
                { id: 'road', value: 31, label: 'Road' },
                { id: 'sea', value: 25, label: 'Sea' },
              ],
            },
          ]}
          // preview-start
          sx={{
            [`& .${pieArcLabelClasses.root}`]: { fill: '#10243e', fontWeight: 600 },
            [`& .${pieArcLabelClasses.root}.${pieArcLabelClasses.animate}`]: {
              animationDuration: '1.5s',
              animationTimingFunction: 'ease-out',
            },
          }}
          // preview-end
        />
      )}
    </Replay>
  );
}
