import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parseHeaders, parseRedirects } from '../../src/delivery/node/hosting';
import { ANNOUNCEMENTS_FILE, readAnnouncements } from '../../src/audience/shared/announcements';
import {
  createHeaderRules,
  createRedirects,
  matchRedirect,
} from '../../src/delivery/shared/hosting';
import type { DemoSources } from '../../src/demos/shared/demo';
import type { InspectCatalog } from '../../src/inspect/shared/inspect';
import {
  OFFLINE_CATALOG_FILE,
  type OfflineCatalog,
  type OfflineList,
} from '../../src/delivery/shared/offline';
import { PRODUCTS } from '../../src/content/shared/products';
import { PAGE_CATALOG_FILE, type PageCatalog } from '../../src/content/shared/pageCatalog';
import { findPage, PAGE_MAP_FILE, pageId, type PageMap } from '../../src/publish/shared/pageMap';
import { createSearchEngine } from '../../src/search/shared/engine';
import type { SearchManifest } from '../../src/search/shared/manifest';
import { createSearchIndex } from '../../src/search/shared/searchIndex';
import { decodeRecords } from '../../src/search/shared/wire';
import { CHANGES_FILE, type ChangeStep } from '../../src/api/shared/changeRecord';
import { majorLabel } from '../../src/versions/shared/versions';
import { allPaths } from './support/pages';

/**
 * What programs read of a build, read by the code that reads it there. Fixtures are written by
 * those who wrote the reader, so they agree with it even if the build doesn't.
 *
 * `mcp.spec.ts` does the same for the MCP server, `alternates.spec.ts` for Markdown, and
 * `inspect.spec.ts`, `search.spec.ts`, `offline.spec.ts`, and `demos.spec.ts` for the browser.
 */

const BUILD = path.resolve('build');

function readText(file: string): string {
  return fs.readFileSync(path.join(BUILD, file), 'utf8');
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readText(file)) as Value;
}

const exists = (file: string) => fs.existsSync(path.join(BUILD, file));

const catalog = () => readJson<PageCatalog>(PAGE_CATALOG_FILE).pages;

/** The ids of a built page. */
function idsOf(page: string): Set<string> {
  const html = readText(`${page}index.html`);
  return new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b ?? ''),
  );
}

test('all files name versions in the same form', () => {
  const { versions } = readJson<SearchManifest>('search.json');
  const names = versions.map(({ version }) => version);
  expect(versions.map(({ label }) => label)).toEqual(names.map(majorLabel));
  expect([...new Set(catalog().map(({ version }) => version))].sort()).toEqual([...names].sort());
  expect(names).toContain(readJson<PageMap>(PAGE_MAP_FILE).major);
  for (const { version, file } of versions) {
    expect(decodeRecords(readJson(file)).file.version).toBe(version);
  }
});

test('changes between majors lead to sections of their guides', () => {
  const steps = readJson<ChangeStep[]>(CHANGES_FILE);
  expect(steps.length).toBeGreaterThan(10);
  for (const { guide, records } of steps) {
    const ids = idsOf(guide);
    expect(records.filter(({ section }) => !ids.has(section)).map(({ name }) => name)).toEqual([]);
  }
});

test('the search index leads to pages and sections that exist', () => {
  const { versions } = readJson<SearchManifest>('search.json');
  for (const { file } of versions) {
    const { records, file: index } = decodeRecords(readJson(file));
    expect(records.length).toBeGreaterThan(1000);
    const own = records.map((record) => record.path).filter((address) => !/^[a-z]+:/.test(address));
    const pages = new Map(
      own.map((address) => [address.replace(/[?#].*$/, ''), new Set<string>()]),
    );
    expect([...pages.keys()].filter((page) => !exists(`${page}index.html`))).toEqual([]);
    pages.forEach((ids, page) => idsOf(page).forEach((id) => ids.add(id)));
    const isLost = (address: string) => {
      const [page = '', id] = address.split('#', 2);
      const ids = pages.get(page.replace(/\?.*$/, ''));
      // As browsers do: first as it is written, because some published ids contain escapes.
      return id !== undefined && !ids?.has(id) && !ids?.has(decodeURIComponent(id));
    };
    expect(own.filter(isLost)).toEqual([]);
    const engine = createSearchEngine(createSearchIndex(records), index.synonyms);
    expect(engine.search('sorting').hits[0]?.record.name).toBe('Sorting');
  }
});

test('the page map finds every page, and sections that exist', () => {
  const map = readJson<PageMap>(PAGE_MAP_FILE);
  const own = catalog().filter(({ version }) => version === map.major);
  expect(map.pages.map((page) => page.path).sort()).toEqual(own.map((page) => page.path).sort());
  for (const { path: page, title } of own) {
    expect(findPage(pageId(map.major, page), '', map)).toEqual({ isSame: true, path: page, title });
  }
  const broken = map.pages.flatMap(({ path: page, anchors = [] }) => {
    const ids = anchors.length > 0 ? idsOf(page) : new Set();
    return anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${page}#${anchor}`);
  });
  expect(broken).toEqual([]);
});

test('the lists for offline reading name files and pages that exist', () => {
  const { products } = readJson<OfflineCatalog>(OFFLINE_CATALOG_FILE);
  expect(products).toHaveLength(PRODUCTS.length);
  for (const { list, bytes } of products) {
    const { assets, pages } = readJson<OfflineList>(list);
    expect(bytes).toBeGreaterThan(100_000);
    expect(pages.length).toBeGreaterThan(1);
    expect(assets.filter((asset) => !exists(asset))).toEqual([]);
    expect(pages.filter((page) => !exists(`${page}index.html`))).toEqual([]);
  }
});

test('every announcement is valid, and leads to a page', () => {
  const file = readJson<{ announcements: unknown[] }>(ANNOUNCEMENTS_FILE);
  const announcements = readAnnouncements(file);
  expect(announcements).toHaveLength(file.announcements.length);
  const links = announcements.flatMap(({ link }) => (link?.startsWith('/x/') ? [link] : []));
  const pages = links.map((link) => link.slice('/x/'.length).replace(/[?#].*$/, ''));
  expect(pages.filter((page) => !exists(`${page}index.html`))).toEqual([]);
});

test('the catalogs of the inspector name API pages that exist', () => {
  const files = fs.readdirSync(path.join(BUILD, 'assets/inspect'));
  const catalogs = files.map((file) => readJson<InspectCatalog>(`assets/inspect/${file}`));
  expect(catalogs.map(({ product }) => product)).toEqual(
    expect.arrayContaining(['data-grid', 'date-pickers', 'charts', 'tree-view']),
  );
  const titles = new Set(catalog().map(({ title }) => title));
  for (const { families, components } of catalogs) {
    const owners = Object.values(families).flatMap((family) => family.owners);
    const names = [...owners, ...Object.keys(components)];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !titles.has(`${name} API`))).toEqual([]);
  }
});

test('the sources of every demo are published', () => {
  const folder = path.join(BUILD, 'assets/demos');
  const sources = fs
    .readdirSync(folder)
    .flatMap((file) =>
      Object.entries(readJson<Record<string, DemoSources>>(`assets/demos/${file}`)),
    );
  const published = new Set(sources.map(([name]) => name));
  expect(catalog().flatMap(({ demos }) => demos.filter((name) => !published.has(name)))).toEqual(
    [],
  );
  for (const [name, { variants, packages }] of sources) {
    expect(Object.keys(variants).length, name).toBeGreaterThan(0);
    expect(
      Object.values(packages).every((version) => /^\d+\./.test(version)),
      name,
    ).toBe(true);
  }
});

test("the hosts' rules say what the server does", () => {
  const redirects = parseRedirects(readText('_redirects'));
  for (const { from, to, status } of createRedirects(new Set(allPaths())).filter(
    (rule) => !/[:*]/.test(rule.from),
  )) {
    expect(matchRedirect(redirects, from)).toMatchObject({ to, status });
  }
  const headers = parseHeaders(readText('_headers'));
  const policies = { page: '', live: '', worker: '' };
  expect(headers.map((rule) => rule.path)).toEqual(
    createHeaderRules({ policies }).map((rule) => rule.path),
  );
});
