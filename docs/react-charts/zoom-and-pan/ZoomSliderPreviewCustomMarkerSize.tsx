import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { LabeledSlider } from './LabeledSlider';
import { measurements } from './stationData';

export default function ZoomSliderPreviewCustomMarkerSize() {
  const [markerSize, setMarkerSize] = useState(2);

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      {/* preview-start */}
      <ScatterChartPro
        title="Measurements in a region"
        height={340}
        hideLegend
        xAxis={[{ id: 'x', zoom: { slider: { enabled: true, preview: true } } }]}
        yAxis={[{ width: 36 }]}
        series={[{ data: measurements, preview: { markerSize } }]}
        initialZoom={[{ axisId: 'x', start: 30, end: 70 }]}
      />
      {/* preview-end */}
      <Stack sx={{ maxWidth: 320, px: 1 }}>
        <LabeledSlider
          label="preview.markerSize"
          min={1}
          max={6}
          value={markerSize}
          onChange={setMarkerSize}
        />
      </Stack>
    </Stack>
  );
}
