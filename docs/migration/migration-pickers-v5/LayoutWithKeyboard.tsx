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
import type { Dayjs } from 'dayjs';
import { DateEntry } from './DateEntry';

/** The default layout, in which a text field can take the calendar's place. */
export function LayoutWithKeyboard(props: PickersLayoutProps<Dayjs | null>) {
  const { actionBar, content, ownerState, toolbar } = usePickerLayout(props);
  const [isTyping, setIsTyping] = useState(false);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={ownerState}>
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        <Box sx={{ px: 2, pt: 1 }}>
          <Button
            size="small"
            startIcon={isTyping ? <CalendarIcon /> : <KeyboardIcon />}
            onClick={() => setIsTyping(!isTyping)}
          >
            {isTyping ? 'Calendar' : 'Type the date'}
          </Button>
        </Box>
        {isTyping ? <DateEntry /> : content}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
