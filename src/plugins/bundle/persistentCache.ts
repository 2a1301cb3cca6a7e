import { readdirSync } from 'node:fs';
import path from 'node:path';

interface BundlerConfig {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/** Code that runs while the site is built. What it makes of a page lies in the bundler's cache. */
const BUILD_CODE = ['src/plugins', 'src/shared'];

/** Settings and versions that it works with. */
const SETTINGS = ['.prettierrc.json', 'package-lock.json'];

function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?[jt]s|json)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

/**
 * Part of a bundler configuration that empties the persistent cache when our own build code changes.
 * Docusaurus watches `docusaurus.config.ts` alone: a changed plugin would keep serving pages and
 * demos as the old one made them. Rspack's setting; its types are not webpack's.
 *
 * @param generatedFilesDir Folder of Docusaurus's generated files. Builds with another one have a
 *   separate cache: the cache remembers where `@generated/…` was found, and would mix their pages.
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
    ...BUILD_CODE.flatMap((folder) => listCode(path.join(siteDir, folder))),
    ...SETTINGS.map((file) => path.join(siteDir, file)),
  ];
  const version = `${cache.version ?? ''}-${path.relative(siteDir, generatedFilesDir)}`;
  return { experiments: { cache: { version, buildDependencies } } };
}
