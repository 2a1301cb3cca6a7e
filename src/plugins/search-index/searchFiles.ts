import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import type { SearchManifest } from '../../shared/search/manifest';

/** A version's records, ready to be written. */
export interface VersionIndex {
  readonly version: string;
  readonly label: string;
  readonly json: string;
}

/** Folder of the published files, below the base URL. */
export const SEARCH_FOLDER = 'search';

/** Beside the folder: what is in it may be cached for ever, the list may not. */
export const MANIFEST_FILE = 'search.json';

/** While writing, the content changes with every save: a fixed name keeps the page's data still. */
const DEVELOPMENT_HASH = 'dev';
const HASH_LENGTH = 10;

function hashOf(json: string): string {
  return crypto.createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
}

/** What the browser needs to find the files: their names change with their content. */
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
