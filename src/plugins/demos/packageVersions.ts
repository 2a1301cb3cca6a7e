import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATE_LIBRARIES } from '../../shared/demoExport/adapterPackages';
import { PLATFORM_VERSIONS } from '../../shared/demoExport/platform';
import { TOOL_VERSIONS } from '../../shared/demoExport/toolVersions';
import { aliasedPackages } from '../versions';

const SCOPES = ['@mui', '@emotion'];
const SINGLE_PACKAGES = [
  ...[...DATE_LIBRARIES, 'moment-timezone'],
  ...['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'],
  ...[
    'stylis',
    '@types/stylis',
    '@types/luxon',
    '@types/moment-jalaali',
    '@fontsource/material-icons',
  ],
];

function installedVersion(siteDir: string, name: string): string | undefined {
  const manifest = path.join(siteDir, 'node_modules', name, 'package.json');
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
    : undefined;
}

/**
 * Exact versions of the packages that an exported demo may depend on: what is installed here,
 * `TOOL_VERSIONS` for the rest, and for older majors what those run on.
 *
 * @param docsVersion Version of the content (`v7`), whose own packages its package.json pins. Left out
 *   for the current one.
 */
export function readPackageVersions(siteDir: string, docsVersion?: string): Record<string, string> {
  const ofMajor = new Map(
    (docsVersion === undefined ? [] : aliasedPackages(siteDir, docsVersion)).map(
      ({ name, version }) => [name, version],
    ),
  );
  const scoped = SCOPES.flatMap((scope) =>
    readdirSync(path.join(siteDir, 'node_modules', scope)).map((name) => `${scope}/${name}`),
  );
  const installed = [...scoped, ...SINGLE_PACKAGES].flatMap((name): [string, string][] => {
    const version = ofMajor.get(name) ?? installedVersion(siteDir, name);
    return version === undefined ? [] : [[name, version]];
  });
  return {
    ...TOOL_VERSIONS,
    ...Object.fromEntries(installed),
    ...PLATFORM_VERSIONS[docsVersion ?? ''],
  };
}
