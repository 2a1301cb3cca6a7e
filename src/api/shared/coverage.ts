import { leafEntries, isExternal, type NavEntry } from '../../content/shared/navigation';

/** Measures how much of the published documentation exists. */

/** A published page with the anchors and demo names to which other sites link. */
export interface PublishedPage {
  readonly anchors: readonly string[];
  readonly demos: readonly string[];
}

/** By route without a trailing slash, such as `/x/react-data-grid/sorting`. */
export type PublishedPages = Readonly<Record<string, PublishedPage>>;

export interface CoverageRow {
  readonly section: string;
  readonly guides: number;
  readonly guidesOf: number;
  readonly apiPages: number;
  readonly apiPagesOf: number;
  readonly demos: number;
  readonly demosOf: number;
}

export interface CoverageInput {
  readonly navigation: readonly NavEntry[];
  readonly published: PublishedPages;
  /** Whether the page of a pathname exists. */
  readonly hasPage: (pathname: string) => boolean;
  /** The names of the demos on an existing page. */
  readonly demosOf: (pathname: string) => readonly string[];
}

/** A row for each top-level section of the navigation, and their sum. */
export function measureCoverage(input: CoverageInput): CoverageRow[] {
  const sections = input.navigation.filter((entry) => entry.children);
  const rows = sections.map((section) => measureSection(section, input));
  return [...rows, rows.reduce(add, emptyRow('Sum'))];
}

function measureSection(section: NavEntry, input: CoverageInput): CoverageRow {
  const pages = leafEntries([section])
    .map((entry) => entry.pathname)
    .filter((pathname) => !isExternal(pathname));
  const isApi = (pathname: string) => pathname.startsWith('/x/api/');
  const guides = pages.filter((pathname) => !isApi(pathname));
  const apiPages = pages.filter(isApi);

  let demos = 0;
  let demosOf = 0;
  for (const pathname of guides) {
    const wanted = input.published[pathname]?.demos ?? [];
    const shown = new Set(input.hasPage(pathname) ? input.demosOf(pathname) : []);
    demosOf += wanted.length;
    demos += wanted.filter((name) => shown.has(name)).length;
  }
  return {
    section: section.title ?? section.pathname,
    guides: guides.filter(input.hasPage).length,
    guidesOf: guides.length,
    apiPages: apiPages.filter(input.hasPage).length,
    apiPagesOf: apiPages.length,
    demos,
    demosOf,
  };
}

function emptyRow(section: string): CoverageRow {
  return { section, guides: 0, guidesOf: 0, apiPages: 0, apiPagesOf: 0, demos: 0, demosOf: 0 };
}

function add(sum: CoverageRow, row: CoverageRow): CoverageRow {
  return {
    section: sum.section,
    guides: sum.guides + row.guides,
    guidesOf: sum.guidesOf + row.guidesOf,
    apiPages: sum.apiPages + row.apiPages,
    apiPagesOf: sum.apiPagesOf + row.apiPagesOf,
    demos: sum.demos + row.demos,
    demosOf: sum.demosOf + row.demosOf,
  };
}
