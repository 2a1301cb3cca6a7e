import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChoiceGroup } from './ChoiceGroup';
import { stations, xColorMap, yColorMap, zColorMap } from './stations';

const axes = ['none', 'x', 'y', 'z'] as const;

export default function ColorScale() {
  const [colored, setColored] = useState<(typeof axes)[number]>('z');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ChoiceGroup
        label="Axis with a colorMap"
        options={axes}
        value={colored}
        onChange={setColored}
      />
      <ScatterChart
        title="Altitude and wind of weather stations"
        height={320}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[
          { label: 'Altitude (m)', min: 0, colorMap: colored === 'x' ? xColorMap : undefined },
        ]}
        yAxis={[
          {
            label: 'Wind (m/s)',
            width: 56,
            min: 0,
            colorMap: colored === 'y' ? yColorMap : undefined,
          },
        ]}
        zAxis={[{ colorMap: colored === 'z' ? zColorMap : undefined }]}
        series={[
          {
            data: stations,
            markerSize: 7,
            valueFormatter: (station) =>
              station && `${station.x} m, ${station.y} m/s, type ${station.z}`,
          },
        ]}
      />
    </Stack>
  );
}
