import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { budget } from './budget';
import { TreemapPlot } from './TreemapPlot';

export default function TreemapComposition() {
  return (
    <Box sx={{ width: '100%', fontFamily: 'fontFamily' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, mb: 1 }}>
        {budget.map(({ id, color }) => (
          <Stack key={id} direction="row" sx={{ alignItems: 'center', gap: 1, fontSize: 13 }}>
            <Box sx={{ width: 13, height: 13, borderRadius: 0.5, bgcolor: color }} />
            {id}
          </Stack>
        ))}
      </Stack>
      {/* preview-start */}
      <ChartContainer
        height={360}
        margin={0}
        series={[]}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        title="Budget of a town"
        desc="Education takes 78 of 169 million euro, transport 47, safety 24 and leisure 20."
      >
        <TreemapPlot groups={budget} />
      </ChartContainer>
      {/* preview-end */}
    </Box>
  );
}
