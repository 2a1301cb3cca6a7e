import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { ReportToolbar } from './ReportToolbar';
import { measurements } from './stationData';

export default function ChartsToolbarCustomToolbar() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center', mb: 1 }}>
        Measurements of two stations
      </Typography>
      {/* preview-start */}
      <ScatterChartPro
        title="Measurements of two stations"
        height={300}
        xAxis={[{ id: 'x', zoom: true }]}
        yAxis={[{ id: 'y', zoom: true, width: 36 }]}
        series={[{ label: 'Measurements', data: measurements }]}
        showToolbar
        slots={{ toolbar: ReportToolbar }}
      />
      {/* preview-end */}
    </Stack>
  );
}
