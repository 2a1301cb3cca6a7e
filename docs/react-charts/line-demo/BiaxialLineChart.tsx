import { LineChart } from '@mui/x-charts/LineChart';
import { Titled } from './Titled';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const water = [18.2, 19.4, 21.1, 22.6, 23.8, 24.5, 22.9];
const guests = [310, 420, 690, 940, 1280, 1910, 1340];
const waterColor = '#0288d1';
const guestsColor = '#ef6c00';

export default function BiaxialLineChart() {
  return (
    <Titled
      title="Warm water fills the lido"
      note="Water temperature and guests, second week of July"
    >
      <LineChart
        title="Water temperature and guests by weekday"
        height={300}
        xAxis={[{ scaleType: 'point', data: days }]}
        // preview-start
        yAxis={[
          {
            id: 'water',
            width: 52,
            min: 16,
            max: 26,
            valueFormatter: (value: number) => `${value} °C`,
            tickLabelStyle: { fill: waterColor },
          },
          { id: 'guests', position: 'right', width: 52, tickLabelStyle: { fill: guestsColor } },
        ]}
        series={[
          { yAxisId: 'water', data: water, label: 'Water', color: waterColor },
          { yAxisId: 'guests', data: guests, label: 'Guests', color: guestsColor },
        ]}
        // preview-end
      />
    </Titled>
  );
}
