import path from 'node:path';
import type { Root } from 'mdast';
import { posixRelative } from '../../../base/node';
import { ContentError } from '../../../base/shared/contentProblem';
import { basePathOf, placeOfContent, type ContentPlace } from '../../../versions/node';
import { withContent, type PageContent } from './content';
import { listPages } from './listPages';
import { mdxProblem } from './mdxProblem';
import { readPageFile } from './pageFile';
import { readFrontMatter } from './readFrontMatter';
import { readTree } from './readTree';

/** A page of the documentation. */
export interface Page extends PageContent {
  /** Absolute path. */
  readonly file: string;
  /** The path from the root of the repository, with slashes. */
  readonly name: string;
  readonly place: ContentPlace;
  /** Its URL path: `/x/react-charts/bars/`, `/x/v7/react-charts/bars/`. */
  readonly route: string;
  /** The whole file. */
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** @throws Error for a file outside `docs/` and `versioned_docs/version-…/` */
function placeOf(file: string): ContentPlace {
  const place = placeOfContent(file);
  if (place === undefined) {
    throw new Error(
      `${file} is no page: expected a file in docs/ or in versioned_docs/version-…/.`,
    );
  }
  return place;
}

function parse({ name, place, text }: Pick<Page, 'name' | 'place' | 'text'>): Root {
  try {
    return readTree(place.siteDir, text);
  } catch (error) {
    const problem = mdxProblem(error, text);
    throw problem === undefined ? error : new ContentError(name, [problem]);
  }
}

/**
 * Reads a page.
 *
 * @param file The absolute path.
 * @throws ContentError if it can't be read, is too long, or has front matter that can't be parsed;
 * or when its content is first read and can't be parsed
 */
export async function readPage(file: string): Promise<Page> {
  const place = placeOf(file);
  const name = posixRelative(place.siteDir, file);
  const text = await readPageFile(file, name);
  const { frontMatter } = await readFrontMatter(name, { filePath: file, fileContent: text });
  const route = `/x${basePathOf(place)}/${path.posix.dirname(place.relative)}/`;
  const facts = { file, name, place, route, text, frontMatter };
  return withContent(facts, () => parse(facts));
}

/**
 * Reads the pages of a major that authors write.
 *
 * @param docsDir The absolute path of the major's pages.
 * @param read See `createPageReader`.
 */
export function readPages(docsDir: string, read = readPage): Promise<Page[]> {
  return Promise.all(listPages(docsDir).map((file) => read(file)));
}

/**
 * The same without pages whose front matter can't be parsed. For readers that don't report it,
 * because `checkFrontMatters` does.
 */
export async function readValidPages(docsDir: string): Promise<Page[]> {
  const results = await Promise.allSettled(listPages(docsDir).map((file) => readPage(file)));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') {
      return [result.value];
    }
    if (result.reason instanceof ContentError) {
      return [];
    }
    throw result.reason;
  });
}
