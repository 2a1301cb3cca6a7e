import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { forecast, hours, output } from './energy';

const types = ['image/png', 'image/jpeg', 'image/webp'];

export default function ExportChartAsImage() {
  const apiRef = useChartProApiRef<'line'>();
  const [type, setType] = useState('image/png');
  const [quality, setQuality] = useState('0.9');
  const isLossy = type !== 'image/png';

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <LineChartPro
        apiRef={apiRef}
        title="Output of a solar park on March 14, in MW"
        height={280}
        grid={{ horizontal: true }}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ width: 36 }]}
        series={[
          { data: output, label: 'Output' },
          { data: forecast, label: 'Forecast' },
        ]}
      />
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControl>
          <FormLabel id="image-type">type</FormLabel>
          <RadioGroup
            row
            aria-labelledby="image-type"
            value={type}
            onChange={(_, next) => setType(next)}
          >
            {types.map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                label={value}
                control={<Radio size="small" />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          size="small"
          type="number"
          label="quality"
          disabled={!isLossy}
          value={quality}
          onChange={(event) => setQuality(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: 1, step: 0.1 } }}
          sx={{ width: 110 }}
        />
        <Button
          variant="contained"
          onClick={
            () =>
              // preview-start
              apiRef.current?.exportAsImage({
                fileName: 'solar-park',
                type,
                quality: isLossy ? Number(quality) : undefined,
              })
            // preview-end
          }
        >
          Save image
        </Button>
      </Stack>
    </Stack>
  );
}
