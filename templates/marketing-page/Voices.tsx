import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { VOICES } from './texts';

export function Voices() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: 3 }}>
      {VOICES.map(({ text, name, role }) => (
        <Paper
          key={name}
          variant="outlined"
          component="figure"
          sx={{ display: 'flex', flexDirection: 'column', gap: 3, m: 0, p: 3.5, borderRadius: 2 }}
        >
          <Typography component="blockquote" sx={{ m: 0, fontSize: 18, textWrap: 'pretty' }}>
            “{text}”
          </Typography>
          <Box
            component="figcaption"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 'auto' }}
          >
            <Avatar aria-hidden="true" sx={{ bgcolor: 'primary.main' }}>
              {name[0]}
            </Avatar>
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {name}
              </Box>
              <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
                {role}
              </Box>
            </span>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
