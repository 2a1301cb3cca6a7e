import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Brand } from '../shared/Brand';
import { filledToggle } from '../shared/filledToggle';
import { NOTICES } from './notices';

type Length = 'short' | 'long';

const LINKS = ['Imprint', 'Privacy', 'Accessibility'];

/**
 * The page is a column that is at least as tall as the screen. `flex: 1` lets its main part take
 * the remaining space, so the footer is at the bottom of the screen or of the content, whichever is
 * lower.
 */
export default function StickyFooter() {
  const [length, setLength] = useState<Length>('short');
  const notices = length === 'short' ? NOTICES.slice(0, 1) : NOTICES;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Container component="main" maxWidth="md" sx={{ flex: 1, py: { xs: 4, md: 8 } }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 2,
            mb: 5,
          }}
        >
          <Brand />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Length of the page"
            sx={filledToggle}
            value={length}
            onChange={(_event, next: Length | null) => next && setLength(next)}
          >
            <ToggleButton value="short" sx={{ px: 2 }}>
              Short text
            </ToggleButton>
            <ToggleButton value="long" sx={{ px: 2 }}>
              Long text
            </ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        <Typography variant="h1" gutterBottom>
          Notices to passengers
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: 18, mb: 4, maxWidth: '60ch' }}>
          What changes on the lines between the islands. The footer stays where it belongs, however
          much there is to say.
        </Typography>
        <Stack sx={{ gap: 3 }}>
          {notices.map(({ date, title, text }) => (
            <Box
              component="article"
              key={title}
              sx={{
                borderInlineStart: '3px solid',
                borderColor: 'primary.main',
                paddingInlineStart: 2.5,
              }}
            >
              <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{date}</Typography>
              <Typography variant="h3" component="h2" sx={{ my: 0.5 }}>
                {title}
              </Typography>
              <Typography sx={{ maxWidth: '68ch' }}>{text}</Typography>
            </Box>
          ))}
        </Stack>
      </Container>
      <Box component="footer" sx={{ bgcolor: 'action.hover', py: 3 }}>
        <Container
          maxWidth="md"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            justifyContent: 'space-between',
          }}
        >
          <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>© 2026 Skerry</Typography>
          <Stack
            direction="row"
            component="nav"
            aria-label="Legal"
            sx={{ flexWrap: 'wrap', gap: 2.5 }}
          >
            {LINKS.map((label) => (
              <Link
                key={label}
                href={`#${label.toLowerCase()}`}
                color="text.secondary"
                sx={{ fontSize: 14 }}
              >
                {label}
              </Link>
            ))}
          </Stack>
          <Button size="small" color="inherit" href="#feedback">
            Tell us
          </Button>
        </Container>
      </Box>
    </Box>
  );
}
