import Stack from '@mui/material/Stack';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { cinemas, metrics } from './ratings';

const average = { id: 'average', label: 'Average', data: [71, 70, 69, 74, 66, 58] };

export default function CompositionExample() {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      {/* preview-start */}
      <RadarDataProvider
        height={300}
        series={[...cinemas.slice(0, 1), average]}
        radar={{ max: 100, metrics }}
        margin={{ top: 26 }}
      >
        <ChartsLegend />
        <ChartsSurface title="Rating of the Odeon compared with the average">
          <RadarGrid divisions={3} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="average" fill="transparent" strokeDasharray="5 4" />
          <RadarSeriesArea seriesId="odeon" fillOpacity={0.35} strokeWidth={2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="odeon" />
        </ChartsSurface>
      </RadarDataProvider>
      {/* preview-end */}
    </Stack>
  );
}
