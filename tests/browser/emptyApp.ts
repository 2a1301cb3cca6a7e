import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Page } from '@playwright/test';
import { createFontFaces } from '../../src/delivery/node/fonts';
import { fonts } from '../../src/base/shared/tokens';

/** The URL of the empty application, which is only used in tests. */
const EMPTY_APP = 'http://empty-app.test/';

interface AppOptions {
  /** Code of the theme; that of exported projects by default. */
  readonly theme?: string;
  /** A style sheet before the demo's own. */
  readonly css?: string;
  readonly plugins?: Plugin[];
}

/** Material UI's default theme in the font of exported projects. */
const EXPORTED_THEME = `createTheme({ typography: { fontFamily: ${JSON.stringify(fonts.body)} } })`;

/**
 * An application that contains only a demo: a theme, `CssBaseline`, and the demo in a box of the
 * given width. A demo must look the same in the docs.
 *
 * @param demo the path of the demo below the content root
 */
export async function buildEmptyApp(
  demo: string,
  width: number,
  { css = '', plugins, theme = EXPORTED_THEME }: AppOptions = {},
): Promise<string> {
  const result = await build({
    stdin: {
      resolveDir: path.resolve('.'),
      loader: 'tsx',
      contents: `
        import { createRoot } from 'react-dom/client';
        import CssBaseline from '@mui/material/CssBaseline';
        import { createTheme, ThemeProvider } from '@mui/material/styles';
        import Demo from './docs/${demo}';
        createRoot(document.getElementById('root')).render(
          <ThemeProvider theme={${theme}}>
            <CssBaseline />
            <div id="demo" style={{ width: ${width} }}><Demo /></div>
          </ThemeProvider>
        );`,
    },
    plugins,
    bundle: true,
    write: false,
    outdir: 'unused',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const textOf = (extension: string) =>
    result.outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  const styles = createFontFaces('/fonts/') + css + textOf('.css');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style>
    <div id="root"></div><script>${textOf('.js').replaceAll('</script', '<\\/script')}</script></html>`;
}

/** Opens the application in a page, with the fonts of the site. */
export async function openEmptyApp(page: Page, html: string): Promise<void> {
  await page.route(`${EMPTY_APP}fonts/*`, (route) =>
    route.fulfill({ path: path.join('static/fonts', path.basename(route.request().url())) }),
  );
  await page.route(EMPTY_APP, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(EMPTY_APP);
}
