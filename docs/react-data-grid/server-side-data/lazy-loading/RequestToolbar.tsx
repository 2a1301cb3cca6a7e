import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { GridSlotProps } from '@mui/x-data-grid-pro';

interface Choice {
  value: number;
  label: string;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    question?: string;
    choices?: Choice[];
    choice?: number;
    onChoice?: (value: number) => void;
  }
}

/** Asks one question above the grid. */
export function RequestToolbar(props: GridSlotProps['toolbar']) {
  const { question, choices = [], choice, onChoice } = props;

  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <FormControl>
        <FormLabel id="request-question">{question}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="request-question"
          value={choice}
          onChange={(_, value) => onChoice?.(Number(value))}
        >
          {choices.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Box>
  );
}
