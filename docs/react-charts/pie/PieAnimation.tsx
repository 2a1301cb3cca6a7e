import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { LabeledSlider } from './LabeledSlider';
import { formatPercent, freight } from './freight';

export default function PieAnimation() {
  const [radius, setRadius] = useState(50);
  const [itemCount, setItemCount] = useState(3);
  const [skipAnimation, setSkipAnimation] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Freight by means of transport"
        height={260}
        skipAnimation={skipAnimation}
        series={[
          {
            data: freight.slice(0, itemCount),
            innerRadius: radius,
            arcLabel: 'label',
            arcLabelMinAngle: 20,
            valueFormatter: formatPercent,
          },
        ]}
        hideLegend
        colors={['#0dbeff', '#ffb422', '#22bf75', '#fa83b4']}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#10243e' } }}
      />
      <Box sx={{ px: 1 }}>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Checkbox
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
        <LabeledSlider
          label="Number of slices"
          min={1}
          max={freight.length}
          value={itemCount}
          onChange={setItemCount}
        />
        <LabeledSlider
          label="innerRadius (px)"
          min={0}
          max={100}
          value={radius}
          onChange={setRadius}
        />
      </Box>
    </Box>
  );
}
