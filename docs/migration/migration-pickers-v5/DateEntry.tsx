import { useState, type ChangeEvent } from 'react';
import TextField from '@mui/material/TextField';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

/** Reads a date in the format of the picker; what is no date yet changes nothing. */
export function DateEntry() {
  const { fieldFormat, setValue, value } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const [text, setText] = useState(value?.format(fieldFormat) ?? '');
  const isDate = dayjs(text, fieldFormat, true).isValid();

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = dayjs(event.target.value, fieldFormat, true);
    setText(event.target.value);
    if (next.isValid()) {
      setValue(next, { changeImportance: 'set' });
    }
  };

  return (
    <TextField
      label="Date"
      helperText={placeholder}
      value={text}
      error={!isDate}
      onChange={handleChange}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ m: 2, minWidth: 260 }}
    />
  );
}
