import type { ComponentType } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import AnchorIcon from '@mui/icons-material/AnchorRounded';
import BoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import GridIcon from '@mui/icons-material/GridViewRounded';
import PeopleIcon from '@mui/icons-material/GroupOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import SettingsIcon from '@mui/icons-material/TuneRounded';
import { Brand } from './Brand';

const ENTRIES: { label: string; Icon: ComponentType }[] = [
  { label: 'Overview', Icon: GridIcon },
  { label: 'Fleet', Icon: BoatIcon },
  { label: 'Lines', Icon: RouteIcon },
  { label: 'Ports', Icon: AnchorIcon },
  { label: 'Crew', Icon: PeopleIcon },
  { label: 'Settings', Icon: SettingsIcon },
];

export function AppMenu({ current }: { current: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 2 }}>
      <Box sx={{ px: 1.5, py: 1, mb: 2 }}>
        <Brand />
      </Box>
      <Box component="nav" aria-label="Main" sx={{ flex: 1 }}>
        <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
          {ENTRIES.map(({ label, Icon }) => (
            <ListItem key={label} disablePadding>
              <ListItemButton
                href={`#${label.toLowerCase()}`}
                selected={label === current}
                aria-current={label === current ? 'page' : undefined}
                sx={{
                  borderRadius: 1,
                  py: 0.75,
                  '&.Mui-selected': { fontWeight: 600, '& svg': { color: 'primary.main' } },
                }}
              >
                <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText
                  primary={label}
                  slotProps={{ primary: { sx: { fontWeight: 'inherit', fontSize: 15 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
        }}
      >
        <Avatar sx={{ width: 36, height: 36, fontSize: 14, bgcolor: 'primary.main' }}>ML</Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontSize: 14, fontWeight: 600 }}>Mara Lind</Typography>
          <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>Operations</Typography>
        </Box>
      </Box>
    </Box>
  );
}
