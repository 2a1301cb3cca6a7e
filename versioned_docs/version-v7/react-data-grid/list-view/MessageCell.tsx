import type { ReactNode } from 'react';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Message } from './messages';

interface MessageCellProps {
  message: Message;
  children?: ReactNode;
}

/** A message as one cell of a list. */
export function MessageCell({ message, children }: MessageCellProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ width: '100%', alignItems: 'center', py: 1 }}>
      <Avatar aria-hidden sx={{ bgcolor: 'primary.main', width: 36, height: 36, fontSize: 16 }}>
        {message.from[0]}
      </Avatar>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {message.subject}
        </Typography>
        <Typography variant="caption" color="text.secondary" noWrap>
          {message.from}: {message.text}
        </Typography>
      </Stack>
      {children}
    </Stack>
  );
}
