import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { gusts } from './energy';

export default function ExportChartToolbarCustomization() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Gusts and output
      </Typography>
      <ScatterChartPro
        title="Output of a turbine by wind speed"
        height={300}
        grid={{ horizontal: true }}
        xAxis={[{ label: 'Wind (m/s)', min: 0 }]}
        yAxis={[{ label: 'Output (MW)', width: 56 }]}
        series={[{ data: gusts, label: 'Turbine 4' }]}
        showToolbar
        // preview-start
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: true },
            imageExportOptions: [
              { type: 'image/png', fileName: 'gusts' },
              { type: 'image/jpeg', fileName: 'gusts', quality: 0.8 },
            ],
          },
        }}
        // preview-end
      />
    </Stack>
  );
}
