import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DATE_LIBRARIES } from '../shared/demoExport/adapterPackages';
import { PLATFORM_VERSIONS } from '../shared/demoExport/platform';
import { TOOL_VERSIONS } from '../shared/demoExport/toolVersions';
import { installedVersion } from '../../base/node/packages';
import { aliasedPackages } from '../../versions/node';

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

/**
 * The exact versions of the packages that an exported demo can depend on: the installed ones,
 * `TOOL_VERSIONS` for the others, and for older majors the versions that they support.
 *
 * @param docsVersion The version of the content (`v7`), whose packages its package.json pins. Omit
 * it for the current one.
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
    const version = ofMajor.get(name) ?? installedVersion(path.join(siteDir, 'node_modules', name));
    return version === undefined ? [] : [[name, version]];
  });
  return {
    ...TOOL_VERSIONS,
    ...Object.fromEntries(installed),
    ...PLATFORM_VERSIONS[docsVersion ?? ''],
  };
}
