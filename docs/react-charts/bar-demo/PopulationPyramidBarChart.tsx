import { BarChart } from '@mui/x-charts/BarChart';
import { pyramid } from './population';
import { Titled } from './Titled';

const side = {
  stack: 'residents',
  valueFormatter: (value: number | null) => `${Math.abs(value ?? 0).toFixed(1)} thousand`,
};

export default function PopulationPyramidBarChart() {
  return (
    <Titled
      title="The fifties are the largest group"
      note="Residents of a town by age, in thousands"
    >
      <BarChart
        title="Residents of a town by age and sex"
        height={360}
        layout="horizontal"
        dataset={pyramid}
        margin={{ right: 16 }}
        // preview-start
        xAxis={[
          {
            min: -7,
            max: 7,
            valueFormatter: (value: number) => `${Math.abs(value)}`,
            tickNumber: 7,
          },
        ]}
        yAxis={[{ dataKey: 'age', width: 52, categoryGapRatio: 0.1, disableTicks: true }]}
        grid={{ vertical: true }}
        series={[
          { dataKey: 'men', label: 'Men', ...side },
          { dataKey: 'women', label: 'Women', ...side },
        ]}
        // preview-end
      />
    </Titled>
  );
}
