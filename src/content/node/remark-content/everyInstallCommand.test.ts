import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { pinPackages } from '../../../demos/shared/installVersions';
import { CURRENT_MAJOR, type Major } from '../../../versions/shared/versions';
import { isElement, readPages, textAttribute, walk, type Page } from '../page';
import { buildVersions, contentRoot, packageAliases } from '../../../versions/node';

const SITE_DIR = process.cwd();

// On a machine that hasn't parsed the pages before, this takes some seconds.
jest.setTimeout(60_000);

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function manifestAt(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function installed(name: string): string {
  return path.join(SITE_DIR, 'node_modules', name);
}

function documentedPackages(major: Major): readonly string[] {
  const scope = installed('@mui');
  return major === CURRENT_MAJOR
    ? fs
        .readdirSync(scope)
        .filter((name) => name.startsWith('x-'))
        .map((name) => path.join(scope, name))
        .filter((folder) => manifestAt(folder).version.startsWith(`${major.slice(1)}.`))
    : Object.entries(packageAliases(SITE_DIR, major))
        // Version 4 also has an alias for Material-UI.
        .filter(([name]) => name.startsWith('@mui/x-'))
        .map(([, folder]) => folder);
}

/** The ranges of a major's peer dependencies, by name. */
function acceptedPeers(major: Major): ReadonlyMap<string, readonly string[]> {
  const ranges = documentedPackages(major).flatMap((folder) =>
    Object.entries(manifestAt(folder).peerDependencies ?? {}),
  );
  return new Map(
    ranges.map(([name]) => [name, ranges.filter(([other]) => other === name).map(([, r]) => r)]),
  );
}

function commandsOf({ root }: Page): string[] {
  return walk(root)
    .filter((node) => isElement(node, 'InstallCommand'))
    .map((command) => textAttribute(command, 'packages') ?? '');
}

/** The name and version of `@mui/material@7`; the version of `dayjs` is empty. */
function split(packageSpec: string): [string, string] {
  const at = packageSpec.lastIndexOf('@');
  return at > 0 ? [packageSpec.slice(0, at), packageSpec.slice(at + 1)] : [packageSpec, ''];
}

const MAJORS = buildVersions(SITE_DIR).map(({ major }) => major);

describe.each(MAJORS)('the packages that guides of %s install', (major) => {
  let pages: readonly Page[] = [];
  beforeAll(async () => {
    pages = await readPages(path.join(SITE_DIR, contentRoot(major)));
  });
  const peers = acceptedPeers(major);

  it('are accepted by the packages of the major', () => {
    const refused = pages
      .filter(({ place }) => !place.relative.startsWith('migration'))
      .flatMap((page) => commandsOf(page).map((packages) => ({ page, packages })))
      .flatMap(({ page, packages }) =>
        pinPackages(packages, major)
          .split(' ')
          .map(split)
          .filter(([name, version]) =>
            name.startsWith('@mui/x-')
              ? version !== major.slice(1)
              : (peers.get(name) ?? []).some(
                  (range) =>
                    !semver.intersects(version || manifestAt(installed(name)).version, range, {
                      includePrerelease: true,
                    }),
                ),
          )
          .map(([name, version]) => `${page.name}: ${name}@${version || 'latest'}`),
      );
    expect(refused).toEqual([]);
  });

  it('are never installed without a version', () => {
    const unpinned = pages.flatMap(({ name: page, text }) =>
      [...text.matchAll(/\b(?:npm (?:install|i)|pnpm add|yarn add) [^`\n]*/g)]
        .flatMap(([command]) => command.split(' '))
        .filter((word) => word.startsWith('@mui/x-') && split(word)[1] === '')
        .map((name) => `${page}: ${name}`),
    );
    expect(unpinned).toEqual([]);
  });
});

/** The version 4 names of Material-UI 5 were never released after its beta. */
function withoutBetas(range: string): string {
  const parts = range.split('||').filter((part) => !part.includes('-beta'));
  return parts.join('||');
}

it('are the newest accepted majors', () => {
  const older = MAJORS.flatMap((major) =>
    [...acceptedPeers(major)].flatMap(([name, ranges]) => {
      const [, version] = split(pinPackages(name, major));
      const next = `${Number(version) + 1}.0.0`;
      return version !== '' && ranges.every((range) => semver.satisfies(next, withoutBetas(range)))
        ? [`${major}: ${name}@${version}, ${next} is accepted`]
        : [];
    }),
  );
  expect(older).toEqual([]);
});
