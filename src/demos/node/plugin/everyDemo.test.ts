import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { memoize } from '../../../base/shared/memoize';
import { exportDemo, type ExportedProject, type ExportLanguage } from '../../shared/demoExport';
import { isRelative, listSpecifiers, packageOf } from '../../shared/demoExport/listPackages';
import type { Major } from '../../../versions/shared/versions';
import { packageAliases } from '../../../versions/node';
import { listDemos, readVariants, readPackageVersions, listImports, buildVariantSources } from '..';
import type { AuthoredFile } from '../source/variantFiles';
import { createSourceCache } from './source/sourceCache';
import { unnamedParts } from './testing/unnamedParts';

const SITE = process.cwd();
const cache = createSourceCache(SITE);
const versions = readPackageVersions(SITE);

/** The demos below a folder of the site, with their relative paths. */
function demosBelow(root: string): (readonly [demo: string, name: string])[] {
  return readdirSync(path.join(SITE, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((folder) =>
      listDemos(folder).map(
        (name) => [path.relative(SITE, path.join(folder, name)), name] as const,
      ),
    );
}

const demos = demosBelow('docs');

function isResolvable(project: ExportedProject, specifier: string): boolean {
  if (!isRelative(specifier)) {
    return packageOf(specifier) in project.dependencies;
  }
  const target = path.posix.join('src', specifier);
  return ['', '.ts', '.tsx', '.js', '.jsx'].some((end) => target + end in project.files);
}

/** Demos of a page share modules. */
const unnamedPartsIn = memoize(unnamedParts);

function unnamedPartsOf({ name, text }: AuthoredFile): string[] {
  return name.endsWith('.tsx') ? unnamedPartsIn(text).map((part) => `${name}, ${part}`) : [];
}

function checkProject(project: ExportedProject, language: ExportLanguage): void {
  const { files, dependencies, devDependencies, entry } = project;
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(
      language === 'TS'
        ? ['index.html', 'package.json', 'src/Demo.tsx', 'src/main.tsx', 'tsconfig.json']
        : ['index.html', 'package.json', 'src/Demo.jsx', 'src/main.jsx'],
    ),
  );
  expect(files[entry]).toContain('export default');
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-\w+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  const scripts = Object.entries(files).filter(([file]) => /^src\/.*\.[jt]sx?$/.test(file));
  for (const [file, text] of scripts) {
    const specifiers = listSpecifiers(text);
    // The scanner that runs in the browser must agree with the parser of the build.
    const parsed = listImports('file.tsx', text).map(({ specifier }) => specifier);
    expect(specifiers).toEqual([...new Set(parsed)]);
    for (const specifier of specifiers) {
      expect({ file, specifier, isResolvable: isResolvable(project, specifier) }).toEqual({
        file,
        specifier,
        isResolvable: true,
      });
    }
  }
}

describe('every demo of the current version', () => {
  it('is found', () => expect(demos.length).toBeGreaterThan(0));

  it.each(demos)('%s has sources and exports as JavaScript and TypeScript', async (demo, name) => {
    for (const { styling, files } of readVariants(name, path.join(SITE, path.dirname(demo)))) {
      expect(files.flatMap((file) => unnamedPartsOf(file))).toEqual([]);
      const sources = await cache.get(files, () =>
        buildVariantSources(`${path.dirname(demo)}/`, files),
      );
      for (const variant of ['TS', 'JS'] as const) {
        const project = exportDemo({
          name,
          title: name,
          variant,
          styling,
          sources: variant === 'TS' ? sources.ts : sources.js,
          versions,
        });
        checkProject(project, variant);
      }
    }
  });
});

/**
 * The packages of older majors need not be installed, because their lockfile contains their peer
 * dependencies.
 */
const { packages: olderPackages } = JSON.parse(
  readFileSync(path.join(SITE, 'versioned_docs/package-lock.json'), 'utf8'),
) as { packages: Record<string, { peerDependencies?: Record<string, string> }> };

/** The peer dependencies of an older major's package. */
function peersOf(name: string, major: Major): Record<string, string> {
  const folder = packageAliases(SITE, major)[name];
  const location = folder && path.relative(path.join(SITE, 'versioned_docs'), folder);
  return (location ? olderPackages[location]?.peerDependencies : undefined) ?? {};
}

describe.each(['v7', 'v6', 'v5', 'v4'] as const)('the demos of %s', (major) => {
  const older = demosBelow(`versioned_docs/version-${major}`);
  const olderVersions = readPackageVersions(SITE, major);

  it('export with packages that their own packages accept', () => {
    const refused = older.flatMap(([demo, name]) =>
      readVariants(name, path.join(SITE, path.dirname(demo))).flatMap(({ styling, files }) => {
        const project = exportDemo({
          name,
          title: name,
          variant: 'TS',
          styling,
          sources: files.map((file) => ({ name: file.name, code: file.text })),
          versions: olderVersions,
        });
        checkProject(project, 'TS');
        return Object.keys(project.dependencies).flatMap((dependency) =>
          Object.entries(peersOf(dependency, major)).flatMap(([peer, range]) => {
            const version = project.dependencies[peer] ?? olderVersions[peer];
            return version && !semver.satisfies(version, range, { includePrerelease: true })
              ? [`${demo}: ${dependency} accepts ${peer} ${range}, not ${version}`]
              : [];
          }),
        );
      }),
    );
    expect(older.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
});
