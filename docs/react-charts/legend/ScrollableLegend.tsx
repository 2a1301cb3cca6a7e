import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const countries = [
  'Portugal',
  'Spain',
  'France',
  'Italy',
  'Austria',
  'Poland',
  'Norway',
  'Greece',
  'Ireland',
  'Finland',
  'Croatia',
  'Latvia',
  'Malta',
  'Iceland',
];

const guests = countries.map((label, index) => ({ id: label, label, value: 40 - index * 2 }));

export default function ScrollableLegend() {
  return (
    <Stack sx={{ height: 220, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <PieChart
        title="Guests by country"
        series={[{ data: guests }]}
        // preview-start
        slotProps={{
          legend: {
            tabIndex: 0,
            sx: { overflowY: 'auto', flexWrap: 'nowrap', height: '100%', pr: 1 },
          },
        }}
        sx={{ height: '100%' }}
        // preview-end
      />
    </Stack>
  );
}
