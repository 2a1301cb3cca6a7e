import Button from '@mui/material/Button';
import type { ChartBaseIconButtonProps } from '@mui/x-charts/models';
import { chartsToolbarClasses } from '@mui/x-charts/Toolbar';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { measurements } from './stationData';

// preview-start
function ToolbarIconButton({ ref, ...props }: ChartBaseIconButtonProps) {
  return (
    <Button ref={ref} {...props} variant="contained" sx={{ minWidth: 40, borderRadius: 999 }} />
  );
}
// preview-end

export default function ChartsToolbarCustomElements() {
  return (
    <ScatterChartPro
      title="Measurements in a region"
      height={300}
      xAxis={[{ id: 'x', zoom: true }]}
      yAxis={[{ id: 'y', zoom: true, width: 36 }]}
      initialZoom={[
        { axisId: 'x', start: 20, end: 80 },
        { axisId: 'y', start: 20, end: 80 },
      ]}
      series={[{ label: 'Measurements', data: measurements }]}
      showToolbar
      slots={{ baseIconButton: ToolbarIconButton }}
      sx={{ [`& .${chartsToolbarClasses.root}`]: { gap: 1, border: 'none' } }}
    />
  );
}
