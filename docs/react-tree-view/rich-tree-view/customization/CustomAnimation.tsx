import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

// preview-start
function FadingGroup({ children, ...props }: CollapseProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = prefersReducedMotion ? 0 : 400;

  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout * 2}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}
// preview-end

export default function CustomAnimation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 224 }}>
      <RichTreeView
        items={documents}
        slotProps={{ item: { slots: { groupTransition: FadingGroup } } }}
        defaultExpandedItems={['customs', 'transport']}
        aria-label="Shipping documents"
      />
    </Box>
  );
}
