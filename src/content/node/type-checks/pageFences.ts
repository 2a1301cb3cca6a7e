import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';
import { FAMILY } from '../../shared/products';
import { readPages } from '../page';
import { readAmbientNames, type AmbientNames } from './ambientNames';
import { extensionOf, toFenceModule, type FenceModule } from './fenceModule';
import type { PackageExports } from './packageExports';
import { exportFinder } from './productPackages';
import { checkedFences, type Fence } from './checkedFences';
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
  const known = new Map<string, AmbientNames>();
  const ambientOf = (page: string): AmbientNames => {
    const files = ambientFilesOf(page, contentDir);
    const key = files.join('\n');
    const ambient =
      known.get(key) ??
      readAmbientNames(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
    known.set(key, ambient);
    return ambient;
  };

  const pages = await readPages(folder);
  return pages.flatMap((page) => {
    const findExport = exportFinder(exports, String(page.frontMatter.productId ?? FAMILY.id));
    return connectFences(
      checkedFences(page).map((fence, index) => ({
        // By index instead of line, because an additional line must not rename all fences below it.
        file: `${page.file}.${index}${extensionOf(fence)}`,
        ...toFenceModule(fence, ambientOf(page.file), findExport),
        page: page.file,
        fence,
      })),
    );
  });
}

export function listAmbientFiles(contentDir: string): string[] {
  return listModules(contentDir).filter((file) => path.basename(file) === AMBIENT_FILE);
}
