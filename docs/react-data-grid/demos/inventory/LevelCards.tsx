import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LEVELS, levelOf, type Level, type Part } from './parts';

interface LevelCardsProps {
  parts: readonly Part[];
  selected: Level | null;
  onSelect: (level: Level | null) => void;
}

/** How many parts are at each level; a press shows only those. */
export function LevelCards({ onSelect, parts, selected }: LevelCardsProps) {
  return (
    <Box
      role="group"
      aria-label="Levels"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}
    >
      {(Object.keys(LEVELS) as Level[]).map((level) => (
        <Paper
          key={level}
          variant="outlined"
          component={ButtonBase}
          aria-pressed={selected === level}
          onClick={() => onSelect(selected === level ? null : level)}
          sx={(theme) => ({
            flex: '1 1 96px',
            display: 'block',
            p: 1.5,
            textAlign: 'start',
            borderInlineStart: `4px solid ${theme.palette[LEVELS[level].color].main}`,
            bgcolor: selected === level ? 'action.selected' : 'background.paper',
          })}
        >
          <Typography variant="body2" color="text.secondary">
            {LEVELS[level].label}
          </Typography>
          <Typography variant="h5" component="p">
            {parts.filter((part) => levelOf(part) === level).length}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
