import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ChoiceGroup } from './ChoiceGroup';
import { PlayedPicker } from './PlayedPicker';
import {
  codeOf,
  families,
  switches,
  switchesOf,
  variants,
  type Family,
  type Settings,
  type Variant,
} from './settings';
import { Toggle } from './Toggle';

const initial: Settings = {
  toolbar: true,
  actions: true,
  shortcuts: false,
  landscape: false,
  weekNumbers: false,
  otherMonths: false,
  twelveHours: true,
  readOnly: false,
  disabled: false,
};

export default function PickersPlaygroundWrapper() {
  const [family, setFamily] = useState<Family>('date');
  const [variant, setVariant] = useState<Variant>('static');
  const [settings, setSettings] = useState(initial);

  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      {/* The choices stand beside a picker where both have room. */}
      <Stack spacing={2} sx={{ maxWidth: '100%', overflowX: 'auto', minHeight: 420 }}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          {/* Another picker, or another clock, starts anew. */}
          <PlayedPicker
            key={`${family} ${variant}`}
            family={family}
            variant={variant}
            settings={settings}
          />
        </LocalizationProvider>
        <Typography
          component="pre"
          dir="ltr"
          variant="body2"
          tabIndex={0}
          aria-label="Code"
          sx={{ m: 0, overflowX: 'auto', fontFamily: 'monospace' }}
        >
          {codeOf(family, variant, settings)}
        </Typography>
      </Stack>
      <Box sx={{ flex: '1 1 220px' }}>
        <ChoiceGroup label="Value" options={families} value={family} onChange={setFamily} />
        <ChoiceGroup label="Variant" options={variants} value={variant} onChange={setVariant} />
        <Stack>
          {switchesOf(family).map((name) => (
            <Toggle
              key={name}
              label={switches[name]}
              checked={settings[name]}
              onChange={(checked) => setSettings({ ...settings, [name]: checked })}
            />
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
