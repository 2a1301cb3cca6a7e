import type { ExportLanguage } from '../demoExport';

/** The file that renders the template with its theme and Material UI's baseline. */
export function templateMain(name: string, entry: string, variant: ExportLanguage): string {
  const assertion = variant === 'TS' ? '!' : '';
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import ${name} from './${entry}';
import { createAppTheme } from './theme';

const theme = createAppTheme();

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
