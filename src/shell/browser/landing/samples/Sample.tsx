import type { ReactNode } from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createDocsTheme, MuiProviders } from '@site/src/display/browser/mui-theme';
import '@site/src/css/canvas.demo-reset.css';
import { DEMO_ROOT } from '@site/src/demos/shared/demoAttributes';

const TRANSPARENT = { backgroundColor: 'transparent' };

/** The environment of a sample: the brand's theme, without the page's element styles. */
export function Sample({ children }: { readonly children: ReactNode }) {
  return (
    <MuiProviders createTheme={createDocsTheme}>
      <div {...{ [DEMO_ROOT]: '' }}>
        <ScopedCssBaseline sx={TRANSPARENT}>{children}</ScopedCssBaseline>
      </div>
    </MuiProviders>
  );
}
