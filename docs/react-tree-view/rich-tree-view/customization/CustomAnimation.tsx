import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from './documents';

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

export default function CustomAnimation() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 242, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeView
        items={documents}
        slotProps={{ item: { slots: { groupTransition: FadingGroup } } }}
        defaultExpandedItems={['customs', 'transport']}
        aria-label="Shipping documents"
      />
      {/* preview-end */}
    </Paper>
  );
}
