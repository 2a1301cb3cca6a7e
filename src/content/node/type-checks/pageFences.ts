import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';
import { placeOfContent } from '../../../versions/node';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { readPages } from '../page';
import { readAmbientNames, type AmbientNames } from './ambientNames';
import { extensionOf, toFenceModule, type FenceModule, type FindExports } from './fenceModule';
import { readMajorExports } from './majorExports';
import type { PackageExports } from './packageExports';
import { exportFinder, type FencePage } from './productPackages';
import { checkedFences, type Fence, type UncheckedFence } from './checkedFences';
import { connectFences } from './connectFences';

const AMBIENT_FILE = 'fences.d.ts';

/** A fence as a file of the program. */
export interface FenceFile extends FenceModule {
  /** The absolute path of the virtual file in the folder of the page. */
  readonly file: string;
  /** The absolute path of the page. */
  readonly page: string;
  readonly fence: Fence;
}

/** The absolute paths of modules below a folder. */
export function listModules(folder: string): string[] {
  return listFiles(folder, /\.tsx?$/).map((file) => path.join(folder, file));
}

/** The `fences.d.ts` files that apply to a page: those in its folder and in parent folders. */
function ambientFilesOf(page: string, contentDir: string): string[] {
  const folder = path.dirname(page);
  const parts = path.relative(contentDir, folder).split(path.sep).filter(Boolean);
  const folders = parts.map((_, index) => path.join(contentDir, ...parts.slice(0, index + 1)));
  return [contentDir, ...folders]
    .map((parent) => path.join(parent, AMBIENT_FILE))
    .filter(existsSync);
}

/** Reads the names that apply to a page, once for pages with the same files. */
function ambientReader(contentDir: string): (page: string) => AmbientNames {
  const known = new Map<string, AmbientNames>();
  return (page) => {
    const files = ambientFilesOf(page, contentDir);
    const key = files.join('\n');
    const ambient =
      known.get(key) ??
      readAmbientNames(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
    known.set(key, ambient);
    return ambient;
  };
}

/**
 * Every checked fence below a content folder.
 *
 * @param contentDir The absolute path of, for example, `docs`.
 * @param folder The absolute path of the requested pages. Default: all.
 */
export async function readFenceFiles(
  contentDir: string,
  exports: PackageExports,
  folder = contentDir,
): Promise<FenceFile[]> {
  const ambientOf = ambientReader(contentDir);
  const pages = await readPages(folder);
  return pages.flatMap((page) => {
    const findExports = exportFinder(exports, page.frontMatter);
    return connectFences(
      checkedFences(page).map((fence, index) => ({
        // By index instead of line, because an additional line must not rename all fences below it.
        file: `${page.file}.${index}${extensionOf(fence)}`,
        ...toFenceModule(fence, ambientOf(page.file), findExports),
        page: page.file,
        fence,
      })),
    );
  });
}

/**
 * Returns what finds the imports that a fence of a page lacks, as the check of types adds them. Fences
 * of older majors lack none, because a build doesn't install their packages.
 *
 * @param file The absolute path of the page.
 */
export function importFinder(
  file: string,
  frontMatter: FencePage,
): (fence: UncheckedFence) => string {
  const place = placeOfContent(file);
  if (place?.major !== CURRENT_MAJOR) {
    return () => '';
  }
  const ambient = ambientReader(place.docsDir)(file);
  const findExports: FindExports = (names) =>
    names.length === 0
      ? []
      : exportFinder(readMajorExports(place.siteDir, place.major), frontMatter)(names);
  return (fence) =>
    checkedFences({ fences: [{ ...fence, line: 0, indent: 0 }] })
      .map((checked) => toFenceModule(checked, ambient, findExports).imports)
      .join('');
}

export function listAmbientFiles(contentDir: string): string[] {
  return listModules(contentDir).filter((file) => path.basename(file) === AMBIENT_FILE);
}
