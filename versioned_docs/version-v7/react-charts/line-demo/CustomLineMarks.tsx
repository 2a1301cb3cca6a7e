import { LineChart } from '@mui/x-charts/LineChart';
import { ShapedMark } from './ShapedMark';
import { Titled } from './Titled';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];
const alder = [12, 15, 19, 26, 31, 38];
const birch = [4, 4, 9, 11, 18, 24];
const clover = [0, 1, 1, 5, 8, 15];

export default function CustomLineMarks() {
  return (
    <Titled title="Otters are back" note="Animals counted along three rivers">
      {/* preview-start */}
      <LineChart
        height={280}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={[
          { id: 'alder', data: alder, label: 'Alder' },
          { id: 'birch', data: birch, label: 'Birch' },
          { id: 'clover', data: clover, label: 'Clover' },
        ]}
        slots={{ mark: ShapedMark }}
      />
      {/* preview-end */}
    </Titled>
  );
}
