import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { ExportedBox } from './ExportedBox';
import { forecast, hours, output } from './energy';

export default function ExportCompositionNoSnap() {
  const apiRef = useChartProApiRef<'composition'>();

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={280}
        xAxis={[{ scaleType: 'band', data: hours, label: 'Hour' }]}
        yAxis={[{ width: 36 }]}
        series={[
          { type: 'bar', data: output, label: 'Output' },
          { type: 'line', data: forecast, label: 'Forecast' },
        ]}
      >
        {/* preview-start */}
        <ExportedBox title="Solar park, March 14 (MW)">
          <ChartsLegend />
          <ChartsSurface title="Output of a solar park on March 14, in MW">
            <BarPlot />
            <LinePlot />
            <MarkPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ExportedBox>
        {/* preview-end */}
      </ChartDataProviderPro>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button variant="outlined" onClick={() => apiRef.current?.exportAsPrint()}>
          Print
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.exportAsImage()}>
          Save as PNG
        </Button>
      </Stack>
    </Stack>
  );
}
