import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../base/node';
import { readSiteConfig } from '../../base/shared/siteConfig';
import { PUBLISHED_HOSTS } from '../shared/versionHosts';
import {
  CURRENT_MAJOR,
  docsVersionOf,
  isMajor,
  MAJORS,
  majorFolder,
  majorLabel,
  type Major,
  type VersionTopology,
} from '../shared/versions';

/** A major of this build. */
export interface BuildVersion {
  readonly major: Major;
  /** The label for readers: `v8.14.1`, `v7`. */
  readonly label: string;
  /** The absolute path of its pages. */
  readonly docsDir: string;
  /** The folder below the base URL: empty for the one at the root, or `v7/`. */
  readonly prefix: string;
}

/** The folder with the pages of a major, from the root of the site. */
export function contentRoot(major: Major): string {
  return major === CURRENT_MAJOR ? 'docs' : `versioned_docs/version-${major}`;
}

/** The majors with pages in this repository: the current one, and those in `versions.json`. */
export function documentedMajors(siteDir: string): Major[] {
  const file = path.join(siteDir, 'versions.json');
  const older = fs.existsSync(file) ? readJson<string[]>(file) : [];
  return [CURRENT_MAJOR, ...older.filter(isMajor)];
}

/**
 * The majors of this build and the hosts of the others, from the operator's settings: a single
 * major (`DOCS_VERSION`), or those of `DOCS_VERSIONS`.
 *
 * @throws if a setting names a major without pages
 */
export function readTopology(
  siteDir: string,
  environment: Record<string, string | undefined> = process.env,
): VersionTopology {
  const site = readSiteConfig(environment);
  const written = documentedMajors(siteDir);
  const hostsWithout = (majors: readonly Major[]) => {
    const others = MAJORS.filter((major) => !majors.includes(major));
    const given = site.VERSION_HOSTS;
    return {
      hosts: Object.fromEntries(
        others.map((major) => [major, given[major] ?? PUBLISHED_HOSTS[major]]),
      ),
      published: others.filter((major) => given[major] === undefined),
    };
  };
  if (site.DOCS_VERSION !== undefined) {
    const root = site.DOCS_VERSION;
    throwIfUnwritten('DOCS_VERSION', [root], written);
    return { root, included: [root], ...hostsWithout([root]) };
  }
  const isDevelopment = environment.NODE_ENV === 'development';
  const choice = site.DOCS_VERSIONS ?? (isDevelopment ? 'current' : 'all');
  const wanted: Record<'all' | 'current', Major[]> = { all: written, current: [CURRENT_MAJOR] };
  const chosen = typeof choice === 'string' ? wanted[choice] : choice;
  throwIfUnwritten('DOCS_VERSIONS', chosen, written);
  const included = written.filter((major) => major === CURRENT_MAJOR || chosen.includes(major));
  // By default, as in development, no other host is known.
  const elsewhere = site.DOCS_VERSIONS === undefined ? { hosts: {} } : hostsWithout(included);
  return { root: CURRENT_MAJOR, included, ...elsewhere };
}

function throwIfUnwritten(setting: string, wanted: readonly Major[], written: readonly Major[]) {
  const missing = wanted.filter((major) => !written.includes(major));
  if (missing.length > 0) {
    throw new Error(
      `${setting} asks for ${missing.join(', ')}, which this repository has no pages of. ` +
        `Expected: ${written.join(', ')}. Add the major to versions.json, or change ${setting}.`,
    );
  }
}

/** The majors of this build, starting with the one at the root. */
export function buildVersions(
  siteDir: string,
  topology: VersionTopology = readTopology(siteDir),
): BuildVersion[] {
  return topology.included.map((major) => ({
    major,
    label: majorLabel(major),
    docsDir: path.join(siteDir, contentRoot(major)),
    prefix: majorFolder(topology, major),
  }));
}

/**
 * The majors that pages of a build link to. Links from the root lead to the current major, also from
 * a build without it (see `remarkCurrentLinks`).
 */
export function linkedVersions(
  siteDir: string,
  versions: readonly BuildVersion[],
): readonly BuildVersion[] {
  const included = versions.map(({ major }) => major);
  return included.includes(CURRENT_MAJOR)
    ? versions
    : buildVersions(siteDir, {
        root: CURRENT_MAJOR,
        included: [CURRENT_MAJOR, ...included],
        hosts: {},
      });
}

/** The options of Docusaurus's docs plugin that select and place the versions. */
export function docsVersionOptions({ root, included }: VersionTopology) {
  return {
    lastVersion: docsVersionOf(root),
    onlyIncludeVersions: included.map(docsVersionOf),
    versions: Object.fromEntries(
      included.map((major) => [
        docsVersionOf(major),
        // The site has its own banner, which links to the same page or says that there is none.
        {
          label: majorLabel(major),
          path: majorFolder({ root }, major).replace(/\/$/, ''),
          banner: 'none' as const,
        },
      ]),
    ),
  };
}
