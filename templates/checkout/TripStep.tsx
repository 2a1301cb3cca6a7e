import { useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FocusedTitle } from '../shared/FocusedTitle';
import { Counter } from './Counter';
import { TODAY, tripErrors, VEHICLES, type Trip, type VehicleId } from './order';

interface TripStepProps {
  trip: Trip;
  /** Whether the user came back to this step. */
  takesFocus: boolean;
  onChange: (trip: Trip) => void;
  onNext: () => void;
}

/** The date, the passengers, and the vehicle. The summary beside it updates immediately. */
export function TripStep({ trip, takesFocus, onChange, onNext }: TripStepProps) {
  const [isChecked, setChecked] = useState(false);
  const dateRef = useRef<HTMLInputElement>(null);
  const errors = tripErrors(trip);
  const shown = isChecked ? errors : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (errors.date) {
      dateRef.current?.focus();
    } else if (!errors.adults) {
      onNext();
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate aria-label="Trip" onSubmit={submit} sx={{ gap: 3 }}>
        <div>
          <FocusedTitle takesFocus={takesFocus}>Brenna to Kelda and back</FocusedTitle>
          <DatePicker
            label="Day of travel"
            value={trip.date}
            minDate={TODAY}
            onChange={(date) => onChange({ ...trip, date })}
            slotProps={{
              textField: {
                required: true,
                fullWidth: true,
                inputRef: dateRef,
                error: Boolean(shown.date),
                helperText: shown.date,
              },
            }}
          />
        </div>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <Counter
            label="Adults"
            hint="From 16 years"
            value={trip.adults}
            error={shown.adults}
            onChange={(adults) => onChange({ ...trip, adults })}
          />
          <Counter
            label="Children"
            hint="From 4 to 15 years"
            value={trip.children}
            onChange={(children) => onChange({ ...trip, children })}
          />
        </Box>
        <FormControl>
          <FormLabel id="vehicle-label">Vehicle</FormLabel>
          <RadioGroup
            row
            aria-labelledby="vehicle-label"
            value={trip.vehicle}
            onChange={(_event, vehicle) => onChange({ ...trip, vehicle: vehicle as VehicleId })}
          >
            {VEHICLES.map(({ id, label }) => (
              <FormControlLabel key={id} value={id} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        </FormControl>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disableElevation
          sx={{ alignSelf: 'end' }}
        >
          Continue
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
