import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { unstable_useId as useId } from '@mui/material/utils';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { usePickerTexts } from './usePickerTexts';

/** Keeps the main action visible and moves the others into a menu. */
export function MenuActionBar({
  actions = [],
  className,
  onAccept,
  onCancel,
  onClear,
  onSetToday,
}: PickersActionBarProps) {
  const texts = usePickerTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  if (actions.length === 0) {
    return null;
  }

  const items = [
    { action: 'today', label: texts.todayButtonLabel, run: onSetToday },
    { action: 'clear', label: texts.clearButtonLabel, run: onClear },
    { action: 'cancel', label: texts.cancelButtonLabel, run: onCancel },
  ].filter(({ action }) => actions.some((known) => known === action));

  return (
    <DialogActions className={className}>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ action, label, run }) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="contained" onClick={onAccept}>
        {texts.okButtonLabel}
      </Button>
    </DialogActions>
  );
}
