import type { ComponentType, ReactNode } from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { createDocsTheme, MuiProviders } from '@site/src/display/browser/mui-theme';
import { useThemeState } from '@site/src/display/browser/mode';
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
      <DensityOfGrids>
        <div {...{ [DEMO_ROOT]: true }}>
          <ScopedCssBaseline>
            <Template />
          </ScopedCssBaseline>
        </div>
      </DensityOfGrids>
    </MuiProviders>
  );
}

const unchanged = (theme: Theme) => theme;

// Not `createTheme(theme, …)`: comparing `Theme` with its options took a third of the type check.
const withCompactGrids = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      ...theme.components?.MuiDataGrid,
      defaultProps: { ...theme.components?.MuiDataGrid?.defaultProps, density: 'compact' },
    },
  },
});

/** Also applies the density to data grids, because templates are judged as whole pages. */
function DensityOfGrids({ children }: { readonly children: ReactNode }) {
  const { dense } = useThemeState();
  return <ThemeProvider theme={dense ? withCompactGrids : unchanged}>{children}</ThemeProvider>;
}
