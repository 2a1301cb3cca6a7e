import path from 'node:path';
import { isMovedSections } from '../../shared/movedSections';
import type { Major } from '../../shared/versions';
import { listPages, readPage } from '../../build/page';
import { contentRoot, documentedMajors } from '../../build/versions';
import { pageAnchors } from './pageAnchors';

/** The record of published ids, from the root of the site. */
export const RECORD_FILE = 'src/data/published-anchors.json';

/** The section ids of each page, by its path below the folder of the major. */
export type AnchorsByPage = Readonly<Record<string, readonly string[]>>;

/** The ids that each major publishes or has published. */
export type PublishedAnchors = Readonly<Partial<Record<Major, AnchorsByPage>>>;

export interface PageAnchors {
  readonly headings: readonly string[];
  /** Ids that no heading has anymore but that still work. */
  readonly moved: readonly string[];
}

async function anchorsOf(file: string): Promise<[string, PageAnchors]> {
  const page = await readPage(file);
  const { movedSections } = page.frontMatter;
  return [
    `${path.posix.dirname(page.place.relative)}/`,
    {
      headings: pageAnchors(page),
      moved: isMovedSections(movedSections) ? Object.keys(movedSections) : [],
    },
  ];
}

/** The sections of all guides of a major, by path: `react-charts/bars/`. */
export async function readAnchors(
  siteDir: string,
  major: Major,
): Promise<Map<string, PageAnchors>> {
  const root = path.join(siteDir, contentRoot(major));
  return new Map(await Promise.all(listPages(root).map(anchorsOf)));
}

async function recordMajor(
  siteDir: string,
  major: Major,
  known: AnchorsByPage,
): Promise<AnchorsByPage> {
  const pages = await readAnchors(siteDir, major);
  const paths = [...new Set([...Object.keys(known), ...pages.keys()])].sort();
  return Object.fromEntries(
    paths.map((page) => [
      page,
      [...new Set([...(pages.get(page)?.headings ?? []), ...(known[page] ?? [])])],
    ]),
  );
}

/** Adds the current ids of the site to the record. Nothing is ever removed. */
export async function recordAnchors(
  siteDir: string,
  record: PublishedAnchors,
): Promise<PublishedAnchors> {
  const majors = documentedMajors(siteDir).map(async (major) => [
    major,
    await recordMajor(siteDir, major, record[major] ?? {}),
  ]);
  return Object.fromEntries(await Promise.all(majors));
}
