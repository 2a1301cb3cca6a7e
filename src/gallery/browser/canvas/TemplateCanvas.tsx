import type { ComponentType } from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createDocsTheme, MuiProviders } from '@site/src/display/browser/mui-theme';
import { DEMO_ROOT } from '@site/src/demos/shared/demoAttributes';

interface TemplateCanvasProps {
  readonly Template: ComponentType;
}

/**
 * A template as it looks in a standalone project: the brand's theme, Material UI's baseline, and
 * none of the site's element styles.
 */
export default function TemplateCanvas({ Template }: TemplateCanvasProps) {
  return (
    <MuiProviders createTheme={createDocsTheme}>
      <div {...{ [DEMO_ROOT]: true }}>
        <ScopedCssBaseline>
          <Template />
        </ScopedCssBaseline>
      </div>
    </MuiProviders>
  );
}
