import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import {
  GridFilterPanel,
  type GridFilterModel,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

type Presets = Record<string, GridFilterModel>;

// Outside of the component: the panel is unmounted when it closes.
let presets: Presets = {
  'Room for four': { items: [{ id: 1, field: 'rooms', operator: '>=', value: 4 }] },
  'Under € 900': { items: [{ id: 1, field: 'rent', operator: '<', value: 900 }] },
};

/** The filter panel with saved filters beside it. */
export function PresetsFilterPanel() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const [saved, setSaved] = useState(presets);
  const [name, setName] = useState('');

  const update = (newPresets: Presets) => {
    presets = newPresets;
    setSaved(newPresets);
  };
  const save = () => {
    update({ ...saved, [name]: filterModel });
    setName('');
  };
  const remove = (key: string) =>
    update(Object.fromEntries(Object.entries(saved).filter(([other]) => other !== key)));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Box sx={{ width: 220 }}>
        <List dense aria-label="Saved filters">
          {Object.entries(saved).map(([key, model]) => (
            <ListItem
              key={key}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={`Delete ${key}`}
                  onClick={() => remove(key)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              }
            >
              <ListItemButton onClick={() => apiRef.current.setFilterModel(model)}>
                <ListItemText primary={key} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pb: 1 }}>
          <TextField
            label="Save as"
            size="small"
            variant="standard"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <IconButton
            aria-label="Save filter"
            disabled={!name || filterModel.items.length === 0}
            onClick={save}
          >
            <SaveIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <GridFilterPanel />
    </Box>
  );
}
