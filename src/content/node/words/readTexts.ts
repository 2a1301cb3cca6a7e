import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readPage } from '../page';
import { jsonProse, moduleProse } from './dataProse';
import { frontMatterProse, markdownProse } from './markdownProse';
import type { Prose } from './prose';

/** Documents of the repository have HTML comments, which MDX doesn't support. */
const documents = unified().use(remarkParse).use(remarkGfm);

type ReadProse = (text: string, file: string) => Prose[];

const READERS: Readonly<Record<string, ReadProse>> = {
  '.md': (text) => markdownProse(documents.parse(text)),
  '.json': jsonProse,
  '.ts': moduleProse,
};

const PAGE = '.mdx';

async function readPageTexts(file: string): Promise<Prose[]> {
  const page = await readPage(file);
  return [...frontMatterProse(page), ...markdownProse(page.root)];
}

/**
 * The texts of a file that readers see.
 *
 * @param siteDir Absolute path.
 * @param file Path from there.
 * @throws Error for a file type without texts.
 */
export async function readTexts(siteDir: string, file: string): Promise<Prose[]> {
  const extension = path.extname(file);
  const absolute = path.resolve(siteDir, file);
  if (extension === PAGE) {
    return readPageTexts(absolute);
  }
  const read = READERS[extension];
  if (read === undefined) {
    const known = [PAGE, ...Object.keys(READERS)].join(', ');
    throw new Error(`${file}: the words of "${extension}" files are not read. Expected ${known}.`);
  }
  return read(readFileSync(absolute, 'utf8'), file);
}
