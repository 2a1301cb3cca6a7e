import type { ExportLanguage, ThemeData } from '../../demos/shared/demoExport';

const heading = { fontWeight: 600, lineHeight: 1.25 };

/**
 * The look of a template where the reader's theme sets nothing: the shapes and sizes of its own
 * theme. A test compares them.
 */
export const TEMPLATE_BASE: ThemeData = {
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif',
    h1: { ...heading, fontSize: '2.25rem' },
    h2: { ...heading, fontSize: '1.75rem' },
    h3: { ...heading, fontSize: '1.25rem' },
    h4: { ...heading, fontSize: '1.0625rem' },
    button: { fontWeight: 700, textTransform: 'none' },
    caption: { fontWeight: 500 },
  },
};

const OWN_THEME = `import { createAppTheme } from './theme';

const theme = createAppTheme();`;

/** The file that renders the template with a theme and Material UI's baseline. */
export function templateMain(
  name: string,
  entry: string,
  variant: ExportLanguage,
  hasReaderTheme: boolean,
): string {
  const assertion = variant === 'TS' ? '!' : '';
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import ${name} from './${entry}';
${hasReaderTheme ? "import { theme } from './theme';" : OWN_THEME}

createRoot(document.getElementById('root')${assertion}).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <${name} />
    </ThemeProvider>
  </StrictMode>,
);
`;
}

export function projectReadme(title: string, entry: string): string {
  return `# ${title}

\`\`\`bash
npm install
npm run dev     # http://localhost:5173
npm run build   # into dist/
\`\`\`

- \`${entry}\` is the page. Everything it needs is beside it or in \`src/shared\`.
- \`src/theme\` holds the colors of both modes, the fonts and the shapes. The mode follows the
  operating system; \`useColorScheme().setMode()\` changes it.
- Data are samples in plain modules: replace them by calls of your own.
`;
}
