import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tint } from '../shared/tint';
import { FEATURES } from './texts';

export function Features() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        gap: { xs: 4, md: 5 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {FEATURES.map(({ title, text, Icon }) => (
        <li key={title}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: 1,
              mb: 1.5,
              color: 'primary.main',
              bgcolor: tint('currentColor', 10),
            }}
          >
            <Icon />
          </Box>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
        </li>
      ))}
    </Box>
  );
}
