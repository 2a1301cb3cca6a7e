import { createContext, useContext, useState } from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { DateFieldInPickerProps } from './fieldProps';

const TogglePicker = createContext(() => {});

function ButtonField(props: DateFieldInPickerProps) {
  const { id, label, value, disabled, InputProps, inputProps } = props;
  const toggle = useContext(TogglePicker);

  return (
    <Button
      id={id}
      ref={InputProps?.ref}
      variant="outlined"
      disabled={disabled}
      aria-label={inputProps?.['aria-label']}
      onClick={toggle}
    >
      <span id={id && `${id}-label`}>{label}</span>: {value?.format('D MMM YYYY') ?? 'any day'}
    </Button>
  );
}

export default function PickerWithButtonField() {
  const [open, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TogglePicker.Provider value={() => setOpen(!open)}>
        <DatePicker
          label="Show flights on"
          defaultValue={dayjs('2026-03-14')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slots={{ field: ButtonField }}
        />
      </TogglePicker.Provider>
    </LocalizationProvider>
  );
}
