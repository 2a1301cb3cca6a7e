import { useState, type ReactNode } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import MenuIcon from '@mui/icons-material/MenuRounded';
import { AppMenu } from './AppMenu';
import { Brand } from './Brand';

const MENU_WIDTH = 248;

interface AppFrameProps {
  /** The current menu entry. */
  current: string;
  children: ReactNode;
}

/** The frame of an application: a side menu, which collapses into a button on narrow screens. */
export function AppFrame({ current, children }: AppFrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box
        component="aside"
        aria-label="Application"
        sx={{
          display: { xs: 'none', lg: 'block' },
          flex: 'none',
          width: MENU_WIDTH,
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, height: '100dvh' }}>
          <AppMenu current={current} />
        </Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppBar
          position="sticky"
          color="default"
          elevation={0}
          sx={{
            display: { lg: 'none' },
            bgcolor: 'background.default',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Toolbar sx={{ gap: 1 }}>
            <IconButton edge="start" aria-label="Open menu" onClick={() => setOpen(true)}>
              <MenuIcon />
            </IconButton>
            <Box sx={{ flex: 1 }}>
              <Brand />
            </Box>
            <Avatar sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}>
              ML
            </Avatar>
          </Toolbar>
        </AppBar>
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { sx: { width: MENU_WIDTH } } }}
        >
          <AppMenu current={current} />
        </Drawer>
        <Box component="main" sx={{ p: { xs: 2, sm: 3, lg: 4 }, maxWidth: 1440, mx: 'auto' }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
