import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage, titledFiles, type TitledFile } from '../../src/content/node/page';

/** Below the repository, so that the code finds the installed packages. */
const CODE_DIR = path.resolve('.cache/page-code');

async function filesOf(page: string): Promise<readonly TitledFile[]> {
  return titledFiles(await readPage(path.resolve(page, `${path.basename(page)}.mdx`)));
}

/**
 * The code block of a page that is titled with the name of a file.
 *
 * @param page The folder of the page: `docs/react-data-grid/backend/express`.
 * @param file The title of the code block: `server/schema.sql`.
 * @throws if the page has no such code block
 */
export async function readPageCode(page: string, file: string): Promise<string> {
  const files = await filesOf(page);
  const found = files.find((each) => each.path === file);
  if (found === undefined) {
    const titles = files.map((each) => each.path).join(', ');
    throw new Error(`${page} has no code block with the title ${file}, only with ${titles}.`);
  }
  return found.code;
}

/**
 * Writes the code blocks of a page that are titled with the names of files, and loads one of them,
 * so that tests run what readers copy.
 */
export async function loadPageCode<Exports>(page: string, file: string): Promise<Exports> {
  await readPageCode(page, file);
  // Each worker of Jest writes its own copy.
  const folder = path.join(CODE_DIR, String(process.env.JEST_WORKER_ID), page);
  rmSync(folder, { recursive: true, force: true });
  for (const { code, path: name } of await filesOf(page)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  return (await import(path.join(folder, file))) as Exports;
}
