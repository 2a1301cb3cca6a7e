import { useRef, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FocusedTitle } from '../shared/FocusedTitle';
import { PORTS } from '../shared/ferries';
import { useForm } from '../shared/useForm';
import {
  KINDS,
  MAX_NOTES,
  NEW_SHIP,
  STATES,
  validateShip,
  type Ship,
  type ShipValues,
} from './ship';

interface ShipFormProps {
  title: string;
  /** Default: the values of a new ship. */
  values?: ShipValues;
  /** The other ships, whose names are taken. */
  others: Ship[];
  onSave: (values: ShipValues) => void;
  onCancel: () => void;
}

/** Creates and edits ships. */
export default function ShipForm({
  title,
  values = NEW_SHIP,
  others,
  onSave,
  onCancel,
}: ShipFormProps) {
  // After saving, a ship must not be compared with itself while its page is still visible.
  const names = useRef(others);
  const form = useForm({
    initial: values,
    validate: (entered) => validateShip(entered, names.current),
    onSubmit: onSave,
  });
  const { inputRef, error, helperText, onBlur } = form.field('inspection');
  // The picker keeps its own state: a partially typed date isn't a value yet, but must not be cleared.
  const [day, setDay] = useState<Dayjs | null>(values.inspection ? dayjs(values.inspection) : null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 760 }}>
        <FocusedTitle>{title}</FocusedTitle>
        <Box
          component="form"
          noValidate
          aria-label={title}
          onSubmit={(event) => void form.handleSubmit(event)}
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}
        >
          <TextField {...form.field('name')} label="Name" required fullWidth />
          <TextField {...form.field('kind')} label="Kind" select fullWidth>
            {KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {kind}
              </MenuItem>
            ))}
          </TextField>
          <TextField {...form.field('port')} label="Home port" select required fullWidth>
            {PORTS.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField {...form.field('state')} label="State" select fullWidth>
            {STATES.map((state) => (
              <MenuItem key={state} value={state}>
                {state}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            {...form.field('passengers', 'Places, without the crew')}
            label="Passengers"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            required
            fullWidth
          />
          <DatePicker
            label="Next inspection"
            value={day}
            onChange={(next) => {
              setDay(next);
              form.setValue('inspection', next?.isValid() ? next.format('YYYY-MM-DD') : '');
            }}
            slotProps={{
              textField: { required: true, fullWidth: true, inputRef, error, helperText, onBlur },
            }}
          />
          <TextField
            {...form.field('notes', `Up to ${MAX_NOTES} characters`)}
            label="Notes"
            multiline
            minRows={3}
            fullWidth
            sx={{ gridColumn: '1 / -1' }}
          />
          <Stack
            direction="row"
            sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}
          >
            <Button onClick={onCancel}>Cancel</Button>
            <Button type="submit" variant="contained" disableElevation>
              Save
            </Button>
          </Stack>
        </Box>
      </Paper>
    </LocalizationProvider>
  );
}
