import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATE_LIBRARIES } from '../../shared/demoExport/adapterPackages';
import { TOOL_VERSIONS } from '../../shared/demoExport/toolVersions';

/** What the sandbox of a demo may need of the packages installed here. */
const EXPORTABLE = new Set([
  ...DATE_LIBRARIES,
  ...['react', 'react-dom', 'typescript', '@types/react', '@types/react-dom', '@types/luxon'],
]);
const EXPORTABLE_SCOPES = /^@(?:mui|emotion)\//;

function installedVersion(siteDir: string, name: string): string | undefined {
  const manifest = path.join(siteDir, 'node_modules', name, 'package.json');
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
    : undefined;
}

/**
 * Exact versions of the packages that an exported demo may depend on.
 *
 * @param docsVersion Version of the content (`v7`): its family packages are installed under aliases
 *   such as `x-data-grid-v7`. Left out for the current one.
 */
export function readPackageVersions(siteDir: string, docsVersion?: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const versions = names
    .filter((name) => EXPORTABLE.has(name) || EXPORTABLE_SCOPES.test(name))
    .flatMap((name): [string, string][] => {
      const alias = `${name.replace('@mui/', '')}-${docsVersion}`;
      const version =
        (docsVersion === undefined ? undefined : installedVersion(siteDir, alias)) ??
        installedVersion(siteDir, name);
      return version === undefined ? [] : [[name, version]];
    });
  return { ...TOOL_VERSIONS, ...Object.fromEntries(versions) };
}
