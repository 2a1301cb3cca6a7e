import { existsSync } from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { decoded } from '../../../base/shared/decoded';
import { createRedirects, matchRedirect } from '../../../delivery/shared/hosting';
import { didYouMean, question } from '../../../base/node/author-errors';
import type { Page, PageLink, PageReader } from '../page';
import { readPageIds, type PageIds } from './pageIds';
import type { SiteAddresses } from './siteAddresses';

const EXTERNAL = /^[a-z][a-z0-9+.-]*:|^\/\//i;
const PAGE_FILE = /\.mdx?$/i;
const FILE = /\.[a-z0-9]+$/i;
const BASE_URL = '/x/';

const MAX_SUGGESTIONS = 3;
/** Names that differ in more letters aren't suggested. */
const MAX_DISTANCE = 1 / 3;

function difference(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}

/** The pages with the most similar last segment, sorted by the similarity of their paths. */
function nearestAddresses(wanted: string, addresses: Iterable<string>): string[] {
  const nameOf = (address: string) => path.posix.basename(address);
  return [...addresses]
    .map((address) => ({
      address,
      name: difference(nameOf(wanted), nameOf(address)),
      whole: difference(wanted, address),
    }))
    .filter(({ name }) => name <= MAX_DISTANCE)
    .sort((a, b) => a.name - b.name || a.whole - b.whole)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ address }) => address);
}

/** The absolute path of a link to a file: beside the page, or below the pages of its major. */
function linkedFile(page: Page, pathname: string): string | undefined {
  return [path.dirname(page.file), page.place.docsDir, page.place.siteDir]
    .map((folder) => path.join(folder, decoded(pathname)))
    .find(existsSync);
}

/** The link from a page to another file. */
function relativeLink(page: Page, file: string): string {
  return path.relative(path.dirname(page.file), file).split(path.sep).join('/');
}

function missingFile(page: Page, pathname: string, { guides }: SiteAddresses): ContentProblem {
  const wanted = path.posix.join(
    path.posix.dirname(page.place.relative),
    pathname.startsWith('/') ? '' : path.posix.dirname(pathname),
    path.posix.basename(pathname, path.posix.extname(pathname)),
  );
  const own = [...guides.values()].filter((file) => file.startsWith(`${page.place.docsDir}/`));
  const byName = new Map(
    own.map((file) => [
      path
        .relative(page.place.docsDir, file)
        .replace(/\.mdx?$/, '')
        .split(path.sep)
        .join('/'),
      file,
    ]),
  );
  const near = nearestAddresses(wanted, byName.keys()).map((name) => byName.get(name) ?? '');
  return {
    found: `The link \`${pathname}\` leads to no page.`,
    expected: 'the path of a page of this major, from the folder of this page.',
    fix: question(near.map((file) => relativeLink(page, file))),
  };
}

function missingAddress(url: string, { guides, others }: SiteAddresses): ContentProblem {
  const moved = matchRedirect(
    createRedirects().filter(({ status }) => status !== 200),
    url,
  );
  return {
    found: `The link \`${url}\` leads to no page of this site.`,
    expected: 'the address of a page that this build has; guides are linked by file.',
    fix:
      moved === null
        ? question(nearestAddresses(url, [...guides.keys(), ...others]))
        : `The page has moved: write \`${moved.to}\`.`,
  };
}

const MAX_LISTED = 12;

/** @param where The name of the page. */
function missingSection(
  link: string,
  id: string,
  { sections }: PageIds,
  where: string,
): ContentProblem {
  const near = didYouMean(id, sections, (section) => `#${section}`);
  const listed = sections.slice(0, MAX_LISTED).map((section) => `#${section}`);
  const more = sections.length > MAX_LISTED ? ', …' : '';
  return {
    found: `${where} has no section for the link \`${link}\`.`,
    expected: sections.length === 0 ? 'no anchor.' : `one of ${listed.join(', ')}${more}.`,
    ...(near !== undefined && { fix: near }),
  };
}

async function problemOf(
  page: Page,
  { url }: PageLink,
  addresses: SiteAddresses,
  read: PageReader,
): Promise<ContentProblem | undefined> {
  if (EXTERNAL.test(url)) {
    return undefined;
  }
  const [pathname = '', hash] = url.split('#', 2);
  const [bare = ''] = pathname.split('?');
  let file: string | undefined = page.file;
  if (PAGE_FILE.test(bare)) {
    file = linkedFile(page, bare);
    if (file === undefined) {
      return missingFile(page, bare, addresses);
    }
  } else if (FILE.test(bare)) {
    return undefined;
  } else if (bare !== '') {
    const address = bare.startsWith(BASE_URL) ? bare : BASE_URL + bare.replace(/^\//, '');
    file = addresses.guides.get(address);
    if (file === undefined) {
      return addresses.others.has(address) ? undefined : missingAddress(address, addresses);
    }
  }
  if (hash === undefined || hash === '') {
    return undefined;
  }
  const target = await read(file)
    .then((found) => ({ name: found.name, ids: readPageIds(found) }))
    // Problems of that page are reported there.
    .catch(() => undefined);
  if (target === undefined) {
    return undefined;
  }
  const { ids, name } = target;
  return ids.isOpen || ids.all.has(hash) || ids.all.has(decoded(hash))
    ? undefined
    : missingSection(url, hash, ids, file === page.file ? 'This page' : name);
}

/**
 * Finds broken links of a page: to pages, URLs of the site, and sections. Each has its line and a
 * suggestion. Anchors of API members are only known once their page is rendered, so the build
 * checks them.
 *
 * @param read Reads the pages that links lead to.
 */
export async function checkLinkTargets(
  page: Page,
  addresses: SiteAddresses,
  read: PageReader,
): Promise<ContentProblem[]> {
  const problems = await Promise.all(
    page.links.map(async (link) => {
      const problem = await problemOf(page, link, addresses, read);
      return problem && { line: link.line, at: link.url, ...problem };
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}
