import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

interface ExpandableTextProps {
  text: string;
  /** Width of the column in px; the panel is as wide. */
  width: number;
  /** Whether the cell has the keyboard focus. */
  hasFocus: boolean;
}

/** One line of text. When it is cut off, hovering or focusing the cell shows all of it. */
export function ExpandableText({ text, width, hasFocus }: ExpandableTextProps) {
  const textRef = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const element = textRef.current;
    setIsCut(element !== null && element.scrollWidth > element.clientWidth);
  }, [text, width]);

  return (
    <Box
      ref={setAnchor}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <Box ref={textRef} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {text}
      </Box>
      <Popper
        open={isCut && (hovered || hasFocus)}
        anchorEl={anchor}
        placement="bottom-start"
        modifiers={[{ name: 'offset', options: { offset: [-10, -52] } }]}
      >
        <Paper elevation={3} sx={{ width: Math.max(width, 220), padding: 1.5 }}>
          <Typography variant="body2">{text}</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}
