import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './syncFiles';

/** What the generated pages were made from, and which files they are. */
export interface Manifest {
  inputs: string;
  files: string[];
}

/** Files of the guides that pages are made from: their text names components and has anchors. */
function guideFiles(docsDir: string): string[] {
  return filesIn(docsDir).filter((name) => !name.startsWith('api/') && /\.(?:mdx|tsx)$/.test(name));
}

/** A fingerprint of all that decides what the pages say. */
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

/** True when the pages in `outDir` were made from the same and are all there. */
export function isUpToDate(file: string, inputs: string, outDir: string): boolean {
  const manifest = readManifest(file);
  const present = new Set(filesIn(outDir));
  return manifest?.inputs === inputs && manifest.files.every((name) => present.has(name));
}

export function writeManifest(file: string, manifest: Manifest): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(manifest));
}
