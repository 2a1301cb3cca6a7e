import path from 'node:path';
import { movedSectionsOf } from '../../../content/shared/movedSections';
import type { Major } from '../../../versions/shared/versions';
import {
  createPageReader,
  readPages,
  type Page,
  type PageReader,
} from '../../../content/node/page';
import { contentRoot, documentedMajors } from '../../../versions/node';
import { pageAnchors } from './pageAnchors';

/** The record of published ids, from the root of the site. */
export const RECORD_FILE = 'data/published-anchors.json';

/** The section ids of each page, by its path below the folder of the major. */
export type AnchorsByPage = Readonly<Record<string, readonly string[]>>;

/** The ids that each major publishes or has published. */
export type PublishedAnchors = Readonly<Partial<Record<Major, AnchorsByPage>>>;

export interface PageAnchors {
  readonly headings: readonly string[];
  /** Ids that no heading has anymore but that still work. */
  readonly moved: readonly string[];
}

function anchorsOf(page: Page): [string, PageAnchors] {
  return [
    `${path.posix.dirname(page.place.relative)}/`,
    {
      headings: pageAnchors(page),
      moved: Object.keys(movedSectionsOf(page.frontMatter)),
    },
  ];
}

/**
 * The sections of all guides of a major, by path: `react-charts/bars/`.
 *
 * @param read a reader that has read pages before doesn't parse them again
 */
export async function readAnchors(
  siteDir: string,
  major: Major,
  read = createPageReader(),
): Promise<Map<string, PageAnchors>> {
  const pages = await readPages(path.join(siteDir, contentRoot(major)), read);
  return new Map(pages.map(anchorsOf));
}

async function recordMajor(
  siteDir: string,
  major: Major,
  known: AnchorsByPage,
  read: PageReader,
): Promise<AnchorsByPage> {
  const pages = await readAnchors(siteDir, major, read);
  const paths = [...new Set([...Object.keys(known), ...pages.keys()])].sort();
  return Object.fromEntries(
    paths.map((page) => [
      page,
      [...new Set([...(pages.get(page)?.headings ?? []), ...(known[page] ?? [])])],
    ]),
  );
}

/**
 * Adds the current ids of the site to the record. Nothing is ever removed.
 *
 * @param read see `readAnchors`
 */
export async function recordAnchors(
  siteDir: string,
  record: PublishedAnchors,
  read = createPageReader(),
): Promise<PublishedAnchors> {
  const majors = documentedMajors(siteDir).map(async (major) => [
    major,
    await recordMajor(siteDir, major, record[major] ?? {}, read),
  ]);
  return Object.fromEntries(await Promise.all(majors));
}
