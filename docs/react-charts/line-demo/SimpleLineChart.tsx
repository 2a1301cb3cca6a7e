import { LineChart } from '@mui/x-charts/LineChart';
import { Titled } from './Titled';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const busPassengers = [142, 139, 146, 140, 133, 121, 98, 94, 112, 118, 116, 109];
const tramPassengers = [61, 64, 78, 92, 111, 129, 118, 121, 148, 157, 161, 158];

export default function SimpleLineChart() {
  return (
    <Titled title="The tram overtook the bus in June" note="Passengers of line 4, in thousands">
      {/* preview-start */}
      <LineChart
        title="Passengers of line 4 by month, bus and tram"
        height={280}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: months, disableTicks: true }]}
        yAxis={[{ width: 36, min: 0, disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        series={[
          { data: busPassengers, label: 'Bus', color: '#90a4ae', showMark: false },
          { data: tramPassengers, label: 'Tram', color: '#d81b60', showMark: false },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
