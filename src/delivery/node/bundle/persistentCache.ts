import { readdirSync } from 'node:fs';
import path from 'node:path';

interface BundlerConfig {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Code that runs during the build. The bundler caches what it makes of each page. */
const BUILD_CODE = /^[\w-]+[\\/](?:node|shared)[\\/].+\.(?:m?[jt]s|json)$/;

/** Settings and versions that its results depend on. */
const SETTINGS = ['.prettierrc.json', 'package-lock.json'];

/** @param folder `src`. */
function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => BUILD_CODE.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

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
    ...listCode(path.join(siteDir, 'src')),
    ...SETTINGS.map((file) => path.join(siteDir, file)),
  ];
  const version = `${cache.version ?? ''}-${path.relative(siteDir, generatedFilesDir)}`;
  return { experiments: { cache: { version, buildDependencies } } };
}
