import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { defaultOnBeforeExport } from '@mui/x-charts-pro/models';
import { forecast, hours, output } from './energy';

// preview-start
function addTitle(iframe: HTMLIFrameElement) {
  defaultOnBeforeExport(iframe);
  const exported = iframe.contentDocument;
  if (!exported) return;
  const title = exported.createElement('h1');
  title.textContent = 'Solar park, March 14 (MW)';
  title.style.cssText = 'font: 600 18px sans-serif; text-align: center; margin: 16px';
  exported.body.prepend(title);
}
// preview-end

const options = { fileName: 'solar-park', onBeforeExport: addTitle };

export default function ExportChartOnBeforeExport() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        The title is only in the export
      </Typography>
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
        slotProps={{
          toolbar: {
            printOptions: options,
            imageExportOptions: [{ type: 'image/png', ...options }],
          },
        }}
      />
    </Stack>
  );
}
