// preview-start
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { value: 14, label: 'National squad' },
  { value: 62, label: 'League teams' },
  { value: 185, label: 'Regional teams' },
  { value: 430, label: 'Youth and leisure' },
];

export default function Pyramid() {
  return <FunnelChart height={320} series={[{ curve: 'pyramid', data: levels }]} />;
}
// preview-end
