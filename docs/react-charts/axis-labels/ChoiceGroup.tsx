import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export interface ChoiceGroupProps<Option extends string> {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (value: Option) => void;
}

/** A labeled row of radio buttons. */
export function ChoiceGroup<Option extends string>(props: ChoiceGroupProps<Option>) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{props.label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={props.value}
        onChange={(_, value) => {
          const chosen = props.options.find((option) => option === value);
          if (chosen !== undefined) props.onChange(chosen);
        }}
      >
        {props.options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={option}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
