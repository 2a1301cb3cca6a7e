import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import type { SearchManifest } from '../shared/manifest';
import type { Major } from '../../versions/shared/versions';

/** A version's records, ready to be written. */
export interface VersionIndex {
  readonly version: Major;
  readonly label: string;
  readonly json: string;
}

/** The folder of the published files, below the base URL. */
const SEARCH_FOLDER = 'search';

/** Outside of the folder: files in it can be cached forever, but the list can't. */
const MANIFEST_FILE = 'search.json';

/**
 * In development, the content changes with every save. A fixed name keeps the page's data stable.
 */
const DEVELOPMENT_HASH = 'dev';
const HASH_LENGTH = 10;

function hashOf(json: string): string {
  return crypto.createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
}

/** The names of the files, which contain content hashes, for the browser. */
export function createManifest(
  indices: readonly VersionIndex[],
  { isDevelopment }: { readonly isDevelopment: boolean },
): SearchManifest {
  return {
    versions: indices.map(({ version, label, json }) => ({
      version,
      label,
      file: `${SEARCH_FOLDER}/${version}.${isDevelopment ? DEVELOPMENT_HASH : hashOf(json)}.json`,
      bytes: isDevelopment ? json.length : zlib.gzipSync(json).length,
    })),
  };
}

/** Writes the files and, for other programs, the list of them. */
export async function writeSearchFiles(
  outDir: string,
  indices: readonly VersionIndex[],
  manifest: SearchManifest,
): Promise<void> {
  await fs.mkdir(path.join(outDir, SEARCH_FOLDER), { recursive: true });
  await Promise.all([
    fs.writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest)),
    ...manifest.versions.map(({ file }, index) =>
      fs.writeFile(path.join(outDir, file), indices[index]?.json ?? ''),
    ),
  ]);
}
