import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import CloseIcon from '@mui/icons-material/CloseRounded';
import MenuIcon from '@mui/icons-material/MenuRounded';
import { Brand } from './Brand';

export interface SiteLink {
  label: string;
  href: string;
}

const DEFAULT_LINKS: SiteLink[] = [
  { label: 'Product', href: '#product' },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Journal', href: '#journal' },
  { label: 'Help', href: '#help' },
];

/** The header of public pages. On phones, its links are in a menu. */
export function SiteHeader({ links = DEFAULT_LINKS }: { links?: SiteLink[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: 3 }}>
          <Link href="#top" underline="none" aria-label="Skerry, home" sx={{ display: 'flex' }}>
            <Brand />
          </Link>
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: { xs: 'none', md: 'flex' }, flex: 1, gap: 3 }}
          >
            {links.map(({ label, href }) => (
              <Link
                key={href}
                href={href}
                underline="hover"
                color="text.secondary"
                sx={{ fontSize: 15 }}
              >
                {label}
              </Link>
            ))}
          </Box>
          <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1 }}>
            <Button href="#sign-in">Sign in</Button>
            <Button href="#start" variant="contained" disableElevation>
              Start free
            </Button>
          </Box>
          <IconButton
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' }, marginInlineStart: 'auto' }}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </Container>
      <Drawer
        anchor="top"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu' } }}
      >
        <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
          <IconButton
            aria-label="Close menu"
            onClick={() => setOpen(false)}
            sx={{ justifySelf: 'end' }}
          >
            <CloseIcon />
          </IconButton>
          {links.map(({ label, href }) => (
            <Button key={href} href={href} color="inherit" onClick={() => setOpen(false)}>
              {label}
            </Button>
          ))}
          <Button href="#sign-in" variant="outlined">
            Sign in
          </Button>
          <Button href="#start" variant="contained" onClick={() => setOpen(false)}>
            Start free
          </Button>
        </Box>
      </Drawer>
    </AppBar>
  );
}
