import { useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { DateEntry } from './DateEntry';

/** The default layout, in which a text field can take the calendar's place. */
export function LayoutWithKeyboard(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { actionBar, content, toolbar } = usePickerLayout(props);
  const [isTyping, setIsTyping] = useState(false);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper}>
        <Box sx={{ px: 2, pt: 1 }}>
          <Button
            size="small"
            startIcon={isTyping ? <CalendarIcon /> : <KeyboardIcon />}
            onClick={() => setIsTyping(!isTyping)}
          >
            {isTyping ? 'Calendar' : 'Type the date'}
          </Button>
        </Box>
        {isTyping ? (
          <DateEntry
            value={props.value ?? null}
            onChange={(date) => props.onSelectShortcut(date, 'set', { label: 'Typed' })}
          />
        ) : (
          content
        )}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
