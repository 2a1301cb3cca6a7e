import { LineChart } from '@mui/x-charts/LineChart';
import { CircleMark, SquareMark, TriangleMark } from './shapeMarks';
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
        title="Otters counted along three rivers, by year"
        height={280}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ width: 28 }]}
        series={[
          { data: alder, label: 'Alder', shape: 'circle', labelMarkType: CircleMark },
          { data: birch, label: 'Birch', shape: 'square', labelMarkType: SquareMark },
          { data: clover, label: 'Clover', shape: 'triangle', labelMarkType: TriangleMark },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
