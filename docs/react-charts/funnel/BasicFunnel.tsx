import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const steps = [
  { value: 940, label: 'Referred' },
  { value: 720, label: 'Booked' },
  { value: 655, label: 'Seen' },
  { value: 410, label: 'Treated' },
];

export default function BasicFunnel() {
  return <FunnelChart title="Patients by step" height={300} series={[{ data: steps }]} />;
}
// preview-end
