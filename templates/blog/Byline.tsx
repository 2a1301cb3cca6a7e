import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Post } from './posts';

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

/** The author, the date, and the reading time. */
export function Byline({ post: { author, date, minutes } }: { post: Post }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Avatar
        aria-hidden="true"
        sx={{ width: 34, height: 34, fontSize: 13, bgcolor: 'primary.main' }}
      >
        {initials(author)}
      </Avatar>
      <Typography sx={{ fontSize: 14, lineHeight: 1.35 }}>
        {author}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {date} · {minutes} min
        </Box>
      </Typography>
    </Box>
  );
}
