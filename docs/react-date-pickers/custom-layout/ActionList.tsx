import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

/** The actions as a list; `className` is what places it in the layout. */
export function ActionList({ className }: PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges, clearValue, setValueToToday } =
    usePickerActionsContext();
  const actions = [
    { label: 'Accept', run: acceptValueChanges },
    { label: 'Clear', run: clearValue },
    { label: 'Cancel', run: cancelValueChanges },
    { label: 'Today', run: setValueToToday },
  ];

  return (
    <List className={className}>
      {actions.map(({ label, run }) => (
        <ListItem key={label} disablePadding>
          <ListItemButton onClick={run}>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
