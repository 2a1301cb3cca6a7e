import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { LeftToRight } from './LeftToRight';

export default function SankeyBasicDataStructure() {
  return (
    <LeftToRight>
      {/* preview-start */}
      <SankeyChart
        title="Water from source to use"
        height={260}
        series={{
          data: {
            links: [
              { source: 'Rivers', target: 'Works', value: 61 },
              { source: 'Wells', target: 'Works', value: 27 },
              { source: 'Works', target: 'Homes', value: 49 },
              { source: 'Works', target: 'Industry', value: 26 },
              { source: 'Works', target: 'Leaks', value: 13 },
            ],
          },
        }}
      />
      {/* preview-end */}
    </LeftToRight>
  );
}
