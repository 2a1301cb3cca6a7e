import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readJson } from '../../../base/node';
import { codeFingerprint, hashOf } from '../../../base/node/cache';

/** The inputs of the generated pages as a hash, and the list of files. */
export interface Manifest {
  inputs: string;
  files: string[];
}

/** The files of guides that affect API pages, through the names and anchors in their text. */
function guideFiles(docsDir: string): string[] {
  return listFiles(docsDir, /^(?!api\/).*\.(?:mdx|tsx)$/);
}

/** A fingerprint of all that decides what the pages say. */
export function inputsHash(docsDir: string, settings: readonly string[]): string {
  const guides = guideFiles(docsDir).flatMap((name) => [
    name,
    fs.readFileSync(path.join(docsDir, name)),
  ]);
  const code = ['src/api/node/pages/generateApiDocs.ts'];
  return hashOf([...settings, codeFingerprint(code, ['data/sizes.json']), ...guides]);
}

function readManifest(file: string): Manifest | undefined {
  return fs.existsSync(file) ? readJson<Manifest>(file) : undefined;
}

/** Whether the pages in `outDir` were generated from the same inputs and are complete. */
export function isUpToDate(file: string, inputs: string, outDir: string): boolean {
  const manifest = readManifest(file);
  const present = new Set(listFiles(outDir));
  return manifest?.inputs === inputs && manifest.files.every((name) => present.has(name));
}

export function writeManifest(file: string, manifest: Manifest): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(manifest));
}
