import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './syncFiles';

/** The inputs of the generated pages as a hash, and the list of files. */
export interface Manifest {
  inputs: string;
  files: string[];
}

/** The files of guides that affect API pages, through the names and anchors in their text. */
function guideFiles(docsDir: string): string[] {
  return filesIn(docsDir).filter((name) => !name.startsWith('api/') && /\.(?:mdx|tsx)$/.test(name));
}

/** A hash of everything that affects the pages. */
export function inputsHash(siteDir: string, docsDir: string, settings: readonly string[]): string {
  const hash = crypto.createHash('sha1').update(settings.join('\n'));
  for (const name of guideFiles(docsDir)) {
    hash.update(name).update(fs.readFileSync(path.join(docsDir, name)));
  }
  hash.update(fs.readFileSync(path.join(siteDir, 'src/data/sizes.json')));
  for (const folder of ['pages', 'history']) {
    const dir = path.join(siteDir, 'src/plugins/api-reference', folder);
    for (const name of filesIn(dir)) {
      hash.update(fs.readFileSync(path.join(dir, name)));
    }
  }
  return hash.digest('hex');
}

function readManifest(file: string): Manifest | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Whether the pages in `outDir` were generated from the same inputs and are complete. */
export function isUpToDate(file: string, inputs: string, outDir: string): boolean {
  const manifest = readManifest(file);
  const present = new Set(filesIn(outDir));
  return manifest?.inputs === inputs && manifest.files.every((name) => present.has(name));
}

export function writeManifest(file: string, manifest: Manifest): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(manifest));
}
