import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { ContentError } from '../../shared/contentProblem';
import { basePathOf, placeOfContent, type ContentPlace } from '../versions';
import { mdxProblem } from './mdxProblem';
import { readFrontMatter } from './readFrontMatter';
import { readHeadings, type PageHeading } from './headings';
import { readLinks, type PageLink } from './links';
import { parseBody } from './parseBody';

/** A parsed page of the documentation. Lines are those of the file. */
export interface Page {
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
  /** The syntax tree, which Docusaurus plugins don't change. */
  readonly root: Root;
  /** All headings with their ids on the site. */
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
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

/**
 * Reads a page.
 *
 * @param file The absolute path.
 * @throws ContentError if its front matter or its text can't be parsed
 */
export async function readPage(file: string): Promise<Page> {
  const place = placeOf(file);
  const name = path.relative(place.siteDir, file).split(path.sep).join('/');
  const text = await readFile(file, 'utf8');
  const { frontMatter } = await readFrontMatter(name, { filePath: file, fileContent: text });
  try {
    const root = parseBody(text);
    return {
      file,
      name,
      place,
      route: `/x${basePathOf(place)}/${path.posix.dirname(place.relative)}/`,
      text,
      frontMatter,
      root,
      headings: readHeadings(root),
      links: readLinks(root),
    };
  } catch (error) {
    const problem = mdxProblem(error, text);
    throw problem === undefined ? error : new ContentError(name, [problem]);
  }
}
