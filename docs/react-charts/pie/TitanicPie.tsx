import { useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { people, ringsByClass, ringsByFate } from './titanic';

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.subtitle1,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function PieCenter({ children }: { children: ReactNode }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function TitanicPie() {
  const [view, setView] = useState<'class' | 'fate'>('class');
  const rings = view === 'class' ? ringsByClass : ringsByFate;
  const format = ({ value }: { value: number }) =>
    `${value} of ${people} (${((value / people) * 100).toFixed(0)}%)`;

  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <Typography component="div" gutterBottom>
        People on board of the Titanic
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Inner ring"
        value={view}
        onChange={(_, next: 'class' | 'fate' | null) => setView((current) => next ?? current)}
      >
        <ToggleButton value="class">By class</ToggleButton>
        <ToggleButton value="fate">By fate</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        title="People on board the Titanic by class and fate"
        height={360}
        hideLegend
        series={[
          {
            id: 'inner',
            innerRadius: '24%',
            outerRadius: '58%',
            data: rings.inner,
            arcLabel: ({ label }) => label ?? '',
            arcLabelMinAngle: 20,
            valueFormatter: format,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
          {
            id: 'outer',
            innerRadius: '60%',
            outerRadius: '72%',
            data: rings.outer,
            arcLabel: ({ label }) => label ?? '',
            arcLabelRadius: '90%',
            arcLabelMinAngle: 24,
            valueFormatter: format,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fontSize: 12 },
          [`& [data-series="inner"] .${pieArcLabelClasses.root}`]: { fill: '#10243e' },
        }}
      >
        <PieCenter>{view === 'class' ? 'Class' : 'Fate'}</PieCenter>
      </PieChart>
    </Box>
  );
}
