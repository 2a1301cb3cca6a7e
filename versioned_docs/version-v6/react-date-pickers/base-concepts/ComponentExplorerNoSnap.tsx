import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { findComponents, KINDS, VALUES, VARIANTS, type Choice } from './componentNames';

const fields = [
  { key: 'value', label: 'Edit a', options: VALUES },
  { key: 'kind', label: 'With a', options: KINDS },
  { key: 'variant', label: 'Variant', options: VARIANTS },
] as const;

export default function ComponentExplorerNoSnap() {
  const [choice, setChoice] = useState<Choice>({
    value: 'Date',
    kind: 'Picker',
    variant: 'responsive',
    range: false,
  });
  const names = findComponents(choice);
  const packageName = choice.range ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {fields.map(({ key, label, options }) => (
          <TextField
            key={key}
            select
            size="small"
            label={label}
            value={choice[key]}
            disabled={key === 'variant' && choice.kind !== 'Picker'}
            onChange={(event) => setChoice({ ...choice, [key]: event.target.value })}
            sx={{ minWidth: 130 }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <FormControlLabel
          label="Range"
          control={
            <Switch
              checked={choice.range}
              onChange={(event) => setChoice({ ...choice, range: event.target.checked })}
            />
          }
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflowX: 'auto',
          fontSize: 13,
        }}
      >
        {names.length > 0
          ? names.map((name) => `import { ${name} } from '${packageName}/${name}';`).join('\n')
          : '// There is no such component.'}
      </Box>
    </Box>
  );
}
