import { BarChart } from '@mui/x-charts/BarChart';
import { halls, seats } from './halls';

export default function GroupedYAxes() {
  return (
    <BarChart
      title="Seats of each hall, by cinema"
      height={340}
      layout="horizontal"
      // preview-start
      yAxis={[
        {
          scaleType: 'band',
          data: halls.map(({ cinema, hall }) => `${cinema} ${hall}`),
          width: 128,
          groups: [
            { getValue: (_, index) => halls[index]?.hall ?? '' },
            { getValue: (_, index) => halls[index]?.cinema ?? '', tickSize: 60 },
          ],
        },
      ]}
      // preview-end
      series={[{ data: seats, label: 'Seats' }]}
    />
  );
}
