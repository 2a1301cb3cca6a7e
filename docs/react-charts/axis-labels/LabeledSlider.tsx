import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export interface LabeledSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A slider with a visible label and value. */
export function LabeledSlider({ label, min, max, step = 1, value, onChange }: LabeledSliderProps) {
  const labelId = useId();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={labelId} variant="body2">
        {label}: {value}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={labelId}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(_, next) => onChange(next)}
      />
    </Box>
  );
}
