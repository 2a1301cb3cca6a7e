import { useState, type ChangeEvent } from 'react';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';

const FORMAT = 'MM/DD/YYYY';

interface DateEntryProps {
  value: Dayjs | null;
  onChange: (date: Dayjs) => void;
}

/** Reads a date in one format; what is no date yet changes nothing. */
export function DateEntry({ value, onChange }: DateEntryProps) {
  const [text, setText] = useState(value?.format(FORMAT) ?? '');
  const isDate = dayjs(text, FORMAT, true).isValid();

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = dayjs(event.target.value, FORMAT, true);
    setText(event.target.value);
    if (next.isValid()) {
      onChange(next);
    }
  };

  return (
    <TextField
      label="Date"
      helperText={FORMAT}
      value={text}
      error={!isDate}
      onChange={handleChange}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ m: 2, minWidth: 260 }}
    />
  );
}
