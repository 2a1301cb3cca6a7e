import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '../../base/node';
import type { ApiModel } from '../shared/apiModel';
import documentedNames from '../../../data/api/documented.json';
import type { DocumentedNames } from './extract/shim';
import { CURRENT_MAJOR } from '../../versions/shared/versions';
import { codeFingerprint, hashOf } from '../../base/node/cache';
import { readApiSources, type ApiSources } from './sources';

/** What decides the contents of a model: the extractor, and the names that have a page. */
const CODE = [
  'src/api/node/extract/extract.ts',
  'src/api/node/sources.ts',
  'data/api/documented.json',
];

/** The names with a page in a major. */
export function documentedIn(major: string): DocumentedNames {
  const all: Record<string, DocumentedNames> = documentedNames;
  const documented = all[major];
  if (!documented) {
    throw new Error(
      `API reference: data/api/documented.json has no list for ${major}. ` +
        `Expected one of ${Object.keys(all).join(', ')}.`,
    );
  }
  return documented;
}

/**
 * The cache file of a major's model. The name depends on the versions of the packages, the
 * compiler, and the extractor, so an outdated model is never read.
 */
export function cacheFile({ major, packages, siteDir }: ApiSources): string {
  const hash = hashOf([
    codeFingerprint(CODE),
    ...packages.map(({ name, version }) => `${name}@${version}`),
  ]);
  return path.join(siteDir, '.cache/api', `${major}-${hash.slice(0, 12)}.json`);
}

/**
 * Stores a model and removes older ones of the same major. Two processes can do this at the same time, for
 * example test workers: each writes to a temporary file with a unique name.
 */
export function writeCache(file: string, model: ApiModel): void {
  const dir = path.dirname(file);
  fs.mkdirSync(dir, { recursive: true });
  for (const name of fs.readdirSync(dir)) {
    const isOther = name !== path.basename(file) && !name.endsWith('.tmp');
    if (isOther && name.startsWith(`${model.major}-`)) {
      fs.rmSync(path.join(dir, name), { force: true });
    }
  }
  const written = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(written, JSON.stringify(model));
  // Renaming is atomic, so another process never reads an incomplete model.
  fs.renameSync(written, file);
}

/** The cached model of a major, or undefined. */
function readCache(siteDir: string, major: string): ApiModel | undefined {
  const file = cacheFile(readApiSources(siteDir, major));
  return fs.existsSync(file) ? readJson<ApiModel>(file) : undefined;
}

/**
 * Extracts majors one after the other into the cache.
 *
 * Runs in a separate process: it takes seconds and half a gigabyte of memory, which the dev server
 * shouldn't retain, and several can run in parallel.
 *
 * @throws if a package is missing or its version isn't that in package.json
 */
async function extractMajors(siteDir: string, majors: readonly string[]): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/api/node/cli.ts', ...majors],
    { cwd: siteDir },
  );
}

/**
 * Distributes majors among two processes, because small machines have two cores. Newer majors are
 * larger, so the order alternates (0, 1, 1, 0) to balance the load.
 */
export function balance(majors: readonly string[]): string[][] {
  const batches: [string[], string[]] = [[], []];
  majors.forEach((major, index) => batches[index % 4 === 1 || index % 4 === 2 ? 1 : 0].push(major));
  return batches.filter((batch) => batch.length > 0);
}

/** Extracts the majors that are not in the cache, in parallel. */
export async function extractMissing(siteDir: string, majors: readonly string[]): Promise<void> {
  const missing = majors.filter(
    (major) => !fs.existsSync(cacheFile(readApiSources(siteDir, major))),
  );
  await Promise.all(balance(missing).map((batch) => extractMajors(siteDir, batch)));
}

/**
 * The API model of a major: from the cache, or extracted from the installed packages.
 *
 * @throws if a package is missing or its version isn't that in package.json
 */
export async function loadApiModel(
  siteDir: string,
  major: string = CURRENT_MAJOR,
): Promise<ApiModel> {
  const cached = readCache(siteDir, major);
  if (cached) {
    return cached;
  }
  await extractMajors(siteDir, [major]);
  return readJson<ApiModel>(cacheFile(readApiSources(siteDir, major)));
}
