import { build, type Plugin } from 'esbuild';
import path from 'node:path';

/**
 * Of React, Material UI only asks in themes whether a value is an element. The sandbox has none, so a
 * seventh of its script can be left out, which the engine would read on each run.
 */
const withoutReact: Plugin = {
  name: 'without-react',
  setup(bundler) {
    bundler.onResolve({ filter: /^react(?:-is)?(?:\/jsx-runtime)?$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'without-react',
    }));
    bundler.onLoad({ filter: /./, namespace: 'without-react' }, () => ({
      contents: 'exports.isValidElement = exports.isValidElementType = () => false;',
    }));
  },
};

/** The script of the sandbox, with those parts of Material UI that compute themes. */
export async function buildGuest(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/reader-theme/node/guest/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    plugins: [withoutReact],
    target: 'es2020',
    // Warnings of Material UI are for developers of an application.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
