import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { forecast, hours, output } from './energy';

export default function ExportChartToolbar() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Solar park, March 14 (MW)
      </Typography>
      {/* preview-start */}
      <LineChartPro
        title="Output of a solar park on March 14, in MW"
        height={300}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ width: 36 }]}
        series={[
          { data: output, label: 'Output' },
          { data: forecast, label: 'Forecast' },
        ]}
        showToolbar
      />
      {/* preview-end */}
    </Stack>
  );
}
