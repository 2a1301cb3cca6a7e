import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { LeftToRight } from './LeftToRight';

export default function SankeyDetailedDataStructure() {
  return (
    <LeftToRight>
      <SankeyChart
        title="Water from source to use"
        height={260}
        // preview-start
        series={{
          data: {
            nodes: [
              { id: 'rivers', label: 'Rivers', color: '#1e88e5' },
              { id: 'wells', label: 'Wells', color: '#00897b' },
              { id: 'farms', label: 'Farms', color: '#5a9a2e' },
            ],
            links: [
              { source: 'rivers', target: 'Homes', value: 49 },
              { source: 'wells', target: 'Homes', value: 12 },
              { source: 'wells', target: 'farms', value: 27, color: '#d98200' },
            ],
          },
        }}
        // preview-end
      />
    </LeftToRight>
  );
}
