import type { DemoStyling } from '../demo';
import { platformOf } from './platform';
import type { ExportLanguage } from './types';

/**
 * The files of a project around the demo. They are small, so that readers understand them quickly.
 */
export interface TemplateInput {
  readonly title: string;
  readonly variant: ExportLanguage;
  readonly styling: DemoStyling;
  /** The path of the entry below `src`, without extension. Default: `Demo`. */
  readonly entryName?: string;
  /** The exact versions by package, which determine the platform. */
  readonly versions: Readonly<Record<string, string>>;
  /** Whether `src/theme` exports the theme. */
  readonly hasTheme?: boolean;
  /** Whether a package of a paid plan is used. */
  readonly needsLicense?: boolean;
}

/** Tailwind's layers and MUI's in order, so that utilities win. */
const LAYERS = '@layer theme, base, mui, components, utilities;';

/** The font of the project: that of demos on the site, if the platform's theme supports it. */
function fontOf({ versions }: Pick<TemplateInput, 'versions'>) {
  return platformOf(versions) === 'material4'
    ? { name: 'Roboto', query: 'family=Roboto:wght@300;400;500;700' }
    : { name: 'IBM Plex Sans', query: 'family=IBM+Plex+Sans:wght@400;500;600;700' };
}

/** The CSS value of the project's font. */
export function fontFamily(input: Pick<TemplateInput, 'versions'>): string {
  return `"${fontOf(input).name}", sans-serif`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function indexHtml(input: TemplateInput): string {
  const { title, variant } = input;
  const script = variant === 'TS' ? 'main.tsx' : 'main.jsx';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link
      rel="stylesheet"
      href="https://fonts.googleapis.com/css2?${fontOf(input).query}&display=swap"
    />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${script}"></script>
  </body>
</html>
`;
}

function lines(...parts: readonly (string | false)[]): string {
  return `${parts.filter((part) => part !== false).join('\n')}\n`;
}

/** What readers with a license key add. */
const LICENSE_STEP = [
  '// Without a license key, Pro and Premium components show a watermark. If you have one:',
  "// import { LicenseInfo } from '@mui/x-license';",
  "// LicenseInfo.setLicenseKey('your license key');",
  '',
];

/**
 * MUI's styles come first, in a cascade layer if supported, so that plain CSS and Tailwind classes
 * win.
 */
export function mainFile(input: TemplateInput): string {
  const { variant, styling, entryName = 'Demo', hasTheme = false, versions } = input;
  const { needsLicense = false } = input;
  const isTailwind = styling === 'tailwind';
  const platform = platformOf(versions);
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  if (platform === 'material4') {
    return lines(
      "import { StrictMode } from 'react';",
      "import ReactDOM from 'react-dom';",
      `import Demo from './${entryName}';`,
      '',
      'ReactDOM.render(',
      '  <StrictMode>',
      '    <Demo />',
      '  </StrictMode>,',
      `  ${root},`,
      ');',
    );
  }
  const hasLayers = platform === 'layers';
  return lines(
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    isTailwind && hasLayers && "import GlobalStyles from '@mui/material/GlobalStyles';",
    `import { ${hasTheme ? '' : 'createTheme, '}StyledEngineProvider, ThemeProvider } from '@mui/material/styles';`,
    `import Demo from './${entryName}';`,
    hasTheme && "import { theme } from './theme';",
    isTailwind && "import './index.css';",
    '',
    ...(needsLicense && hasLayers ? LICENSE_STEP : []),
    ...(hasTheme
      ? []
      : [`const theme = createTheme({ typography: { fontFamily: '${fontFamily(input)}' } });`, '']),
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    `    <StyledEngineProvider ${hasLayers ? 'enableCssLayer' : 'injectFirst'}>`,
    isTailwind && hasLayers && `      <GlobalStyles styles="${LAYERS}" />`,
    '      <ThemeProvider theme={theme}>',
    '        <CssBaseline />',
    '        <Demo />',
    '      </ThemeProvider>',
    '    </StyledEngineProvider>',
    '  </StrictMode>,',
    ');',
  );
}

export function viteConfig({ styling }: TemplateInput): string {
  const isTailwind = styling === 'tailwind';
  return lines(
    "import react from '@vitejs/plugin-react';",
    isTailwind && "import tailwindcss from '@tailwindcss/vite';",
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],`,
    '});',
  );
}

/** Declares packages without types. */
export function declarations(packages: readonly string[]): string {
  return lines(...packages.map((name) => `declare module '${name}';`));
}

/** If MUI has no layers, Tailwind's layered utilities must be important to win. */
export function tailwindCss({ versions }: Pick<TemplateInput, 'versions'>): string {
  return platformOf(versions) === 'layers'
    ? lines(LAYERS, "@import 'tailwindcss';")
    : lines("@import 'tailwindcss' important;");
}

/** The compiler options of an exported project. */
export const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  isolatedModules: true,
  noEmit: true,
  types: ['vite/client'],
};

export const TSCONFIG = `${JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }, null, 2)}\n`;
