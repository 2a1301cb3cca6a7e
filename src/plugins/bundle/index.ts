import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunkTablePlugin } from './chunkTable';
import { compileHint } from './compileHints';
import { moduleReportPlugin } from './moduleReport';
import { cacheDependencies } from './persistentCache';
import { SHARED_CHUNKS } from './sharedChunks';
import { unusedInfima } from './unusedInfima';

/**
 * Modules of Docusaurus's browser code and what stands in for them: `window.docusaurus`, which
 * fetches fewer pages ahead, the loading of pages, which survives deploys and lost networks, and the
 * change from one page to the next, which renders once.
 */
const REPLACED = [
  [/^\.\/docusaurus$/, 'src/features/client-navigation/docusaurusClient.ts'],
  [/^\.\/preload$/, 'src/features/client-navigation/loadRoute.ts'],
  [/^\.\/PendingNavigation$/, 'src/features/client-navigation/PendingNavigation.tsx'],
  [/^react-router-dom$/, 'src/features/client-navigation/BrowserRouter.tsx'],
] as const;
const DOCUSAURUS_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

const MUI_THEME_INDEX = /[\\/]src[\\/]features[\\/]mui-theme[\\/]index\.ts$/;

/** See what stands in for it. */
const HOIST_STATICS = /^hoist-non-react-statics$/;
const HOIST_STATICS_STAND_IN = 'browser/hoistStatics.mjs';

/** React Router imports it for checks while developing. */
const REACT_IS = /[\\/]node_modules[\\/]react-is[\\/]/;

/** Where Emotion's styled components place their rules; see what stands in for it. */
const EMOTION_INSERTION = /^@emotion\/use-insertion-effect-with-fallbacks$/;
const INSERTION_EFFECTS = 'src/features/mui-theme/insertionEffects.ts';

/** Stands in for tslib in what Docusaurus's browser code takes from this package. */
const TSLIB_HELPERS = 'browser/tslibHelpers.cjs';
const TSLIB_USER = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

/**
 * How the browser's code is cut into chunks.
 *
 * Docusaurus collects what half of the pages share in one `common` chunk. Here that is Material UI,
 * which pages without demos do without; one small module in it would bring all of it to them. So
 * the chunks of demos have names, and other shared modules are grouped by who shares them.
 */
export default function bundlePlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const compact = path.join(__dirname, 'routesLoader.mjs');
  return {
    name: 'docs-bundle',

    configurePostCss(options) {
      return { ...options, plugins: [unusedInfima, ...(options.plugins as unknown[])] };
    },

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer) {
        return cacheDependencies(siteDir, generatedFilesDir, config);
      }
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        ...cacheDependencies(siteDir, generatedFilesDir, config),
        // By id: a name for each would be a second list of all chunks in the runtime. Hashes are as
        // long as in all other names of the build: the bundler corrects them by replacing their text
        // wherever it stands, and what is shorter may be an id or a color too.
        output: isProduction ? { chunkFilename: 'assets/js/[id].[contenthash:8].js' } : {},
        plugins: [
          ...REPLACED.map(
            ([request, replacement]) =>
              new NormalModuleReplacementPlugin(request, (data) => {
                if (DOCUSAURUS_CLIENT.test(data.context)) {
                  data.request = path.join(siteDir, replacement);
                }
              }),
          ),
          new NormalModuleReplacementPlugin(/^tslib$/, (data) => {
            if (TSLIB_USER.test(`${data.context}/`)) {
              data.request = path.join(__dirname, TSLIB_HELPERS);
            }
          }),
          new NormalModuleReplacementPlugin(
            HOIST_STATICS,
            path.join(__dirname, HOIST_STATICS_STAND_IN),
          ),
          new NormalModuleReplacementPlugin(
            EMOTION_INSERTION,
            path.join(siteDir, INSERTION_EFFECTS),
          ),
          ...(isProduction
            ? [
                new BannerPlugin({
                  raw: true,
                  banner: compileHint,
                  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
                }),
                chunkTablePlugin(),
                moduleReportPlugin(generated('docs-bundle/modules.json')),
              ]
            : []),
        ],
        // Generated modules import by absolute path, which would first be looked for, with each
        // extension, below the folders of static files: 20,000 paths for the dev server to watch.
        resolve: { preferAbsolute: true },
        module: {
          rules: [
            // Every demo imports from it; only what it imports comes along.
            { test: MUI_THEME_INDEX, sideEffects: false },
            // What is imported from them and never called is left out.
            {
              test: [REACT_IS, path.join(__dirname, HOIST_STATICS_STAND_IN)],
              sideEffects: false,
            },
            { test: [generated('routes.js'), generated('registry.js')], use: compact },
            { test: generated('routesChunkNames.json'), type: 'javascript/auto', use: compact },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
              type: 'javascript/auto',
              use: path.join(__dirname, 'sidebarLoader.mjs'),
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...SHARED_CHUNKS,
              default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
              // It would take packages out of the chunks above again.
              defaultVendors: false,
            },
          },
        },
      };
    },
  };
}
