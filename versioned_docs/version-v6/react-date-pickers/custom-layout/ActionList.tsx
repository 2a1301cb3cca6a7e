import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

/** The actions as a list; `className` is what places it in the layout. */
export function ActionList({
  className,
  onAccept,
  onCancel,
  onClear,
  onSetToday,
}: PickersActionBarProps) {
  const actions = [
    { label: 'Accept', run: onAccept },
    { label: 'Clear', run: onClear },
    { label: 'Cancel', run: onCancel },
    { label: 'Today', run: onSetToday },
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
