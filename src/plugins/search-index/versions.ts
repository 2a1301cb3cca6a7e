import fs from 'node:fs';
import path from 'node:path';
import { LIBRARY_VERSION } from '../../shared/products';

/** A major version whose pages this build holds. */
export interface SearchedVersion {
  /** `v8`: the name of its file, and of its API model. */
  readonly version: string;
  /** What readers see: `8.14.1`, `v7`. */
  readonly label: string;
  readonly docsDir: string;
  /** Its folder below the base URL: empty for the current version. */
  readonly prefix: string;
  /** Whether its packages are installed, so that its API can be read. */
  readonly hasApi: boolean;
}

/** The current version first, then what Docusaurus's `versions.json` lists. */
export function listVersions(siteDir: string): SearchedVersion[] {
  const file = path.join(siteDir, 'versions.json');
  const older = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
  return [
    {
      version: `v${LIBRARY_VERSION.split('.', 1)[0]}`,
      label: LIBRARY_VERSION,
      docsDir: path.join(siteDir, 'docs'),
      prefix: '',
      hasApi: true,
    },
    ...older
      .map((version) => ({
        version,
        label: version,
        docsDir: path.join(siteDir, 'versioned_docs', `version-${version}`),
        prefix: `${version}/`,
        hasApi: hasPackagesOf(siteDir, version),
      }))
      .filter(({ docsDir }) => fs.existsSync(docsDir)),
  ];
}

/** Packages of older majors are installed under aliases: `x-data-grid-v7`. */
function hasPackagesOf(siteDir: string, version: string): boolean {
  const manifest = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).some((name) =>
    name.endsWith(`-${version}`),
  );
}
