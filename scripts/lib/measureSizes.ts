import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import type { ApiComponent } from '../../src/api/shared/apiModel';
import type { ApiPageSize } from '../../src/api/shared/apiPage';
import type { ComponentSize } from '../../src/api/node';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The components of a typical page with Material UI: forms, dialogs, menus, navigation. */
export const BASELINE = [
  'Alert',
  'AppBar',
  'Avatar',
  'Box',
  'Button',
  'Card',
  'Checkbox',
  'Chip',
  'CssBaseline',
  'Dialog',
  'Divider',
  'Drawer',
  'FormControl',
  'IconButton',
  'Link',
  'List',
  'ListItem',
  'ListItemText',
  'Menu',
  'MenuItem',
  'Paper',
  'Radio',
  'Select',
  'Snackbar',
  'Stack',
  'Switch',
  'Tab',
  'Table',
  'Tabs',
  'TextField',
  'ThemeProvider',
  'Toolbar',
  'Tooltip',
  'Typography',
  'createTheme',
  'styled',
];

/** Every page with React already contains these. */
const EXTERNAL = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/**
 * The files that a page loads immediately: the entry and its static imports. Dynamic imports, such
 * as the Excel writer of the grid, don't count.
 */
export function initialFiles({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint !== undefined);
  const found = new Set(entry ? [entry] : []);
  for (const file of found) {
    for (const { external, kind, path } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) {
        found.add(path);
      }
    }
  }
  return [...found];
}

/** Builds a module for production and compresses it like a host. */
async function measure(siteDir: string, contents: string): Promise<ApiPageSize> {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: siteDir, loader: 'js' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    // Styles don't count. With a folder, esbuild emits them separately.
    outdir: 'out',
    absWorkingDir: siteDir,
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const initial = new Set(initialFiles(metafile).map((file) => path.join(siteDir, file)));
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js') && initial.has(file.path));
  const sizes = await Promise.all(
    scripts.map(async ({ contents: script }) => {
      const [gzipped, brotlied] = await Promise.all([gzip(script, { level: 9 }), brotli(script)]);
      return { gzip: gzipped.length, brotli: brotlied.length };
    }),
  );
  return {
    gzip: sizes.reduce((sum, size) => sum + size.gzip, 0),
    brotli: sizes.reduce((sum, size) => sum + size.brotli, 0),
  };
}

const BASELINE_MODULE = `export { ${BASELINE.join(', ')} } from '@mui/material';\n`
  .replace('ThemeProvider, ', '')
  .replace(', createTheme, styled', '')
  .concat(`export { ThemeProvider, createTheme, styled } from '@mui/material/styles';\n`);

/** The size of the baseline alone. */
export function measureBaseline(siteDir: string): Promise<ApiPageSize> {
  return measure(siteDir, BASELINE_MODULE);
}

/** Builds a component alone and together with the baseline. */
export async function measureComponent(
  siteDir: string,
  { exportName, imports, name }: Pick<ApiComponent, 'exportName' | 'imports' | 'name'>,
  baseline: ApiPageSize,
): Promise<ComponentSize> {
  const module = `export { ${exportName ?? name} as Measured } from '${imports[0] ?? ''}';\n`;
  const [alone, together] = await Promise.all([
    measure(siteDir, module),
    measure(siteDir, module + BASELINE_MODULE),
  ]);
  return {
    alone,
    added: {
      gzip: Math.max(0, together.gzip - baseline.gzip),
      brotli: Math.max(0, together.brotli - baseline.brotli),
    },
  };
}
