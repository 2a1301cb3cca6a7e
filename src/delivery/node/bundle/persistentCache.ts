import path from 'node:path';
import { listFiles } from '../../../base/node';

interface BundlerConfig {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Code that runs during the build. The bundler caches what it makes of each page. */
const BUILD_CODE = /^[\w-]+\/(?:node|shared)\/.+(?<!\.test)\.(?:m?[jt]s|json)$/;

/** Settings and versions that its results depend on. */
const SETTINGS = ['.prettierrc.json', 'package-lock.json'];

/**
 * A bundler configuration that empties the persistent cache when our build code changes. Docusaurus
 * only watches `docusaurus.config.ts`, so pages and demos would stay as an older plugin made them.
 * The setting is Rspack's, whose types differ from webpack's.
 *
 * @param generatedFilesDir The folder of Docusaurus's generated files. Builds with another folder
 *   have a separate cache, because the cache stores where `@generated/…` was found and would mix
 *   their pages.
 */
export function cacheDependencies(
  siteDir: string,
  generatedFilesDir: string,
  config: object,
): object {
  const cache = (config as BundlerConfig).experiments?.cache;
  if (cache === undefined) {
    return {};
  }
  const buildDependencies = [
    ...listFiles(path.join(siteDir, 'src'), BUILD_CODE).map((file) => `src/${file}`),
    ...SETTINGS,
  ].map((file) => path.join(siteDir, file));
  const version = `${cache.version ?? ''}-${path.relative(siteDir, generatedFilesDir)}`;
  return { experiments: { cache: { version, buildDependencies } } };
}
