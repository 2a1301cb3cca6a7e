import { build } from 'esbuild';
import path from 'node:path';

/** The script of the sandbox, with those parts of Material UI that compute themes. */
export async function buildGuest(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/reader-theme/node/guest/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Warnings of Material UI are for developers of an application.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
