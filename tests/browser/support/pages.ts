import fs from 'node:fs';
import path from 'node:path';
import { PAGE_MAP_FILE, type PageMap } from '../../../src/publish/shared/pageMap';
import { isMajor } from '../../../src/versions/shared/versions';

/** Every nth page of older majors is visited, because they share their code. */
const OLDER_STEP = 16;

/** The paths of some pages of each older major of the build. */
export function olderPaths(): string[] {
  return fs
    .readdirSync('build')
    .filter(isMajor)
    .sort()
    .flatMap((folder) => {
      const file = path.join('build', folder, PAGE_MAP_FILE);
      const { major, pages } = JSON.parse(fs.readFileSync(file, 'utf8')) as PageMap;
      return pages
        .filter((_, index) => index % OLDER_STEP === 0)
        .map(({ path: page }) => `/x/${major}/${page}`);
    });
}

/** The paths of every page of the current major and of the site, from the build's sitemap. */
export function allPaths(): string[] {
  const sitemap = fs.readFileSync(path.resolve('build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
}

/** One page of each kind, for tests of what applies to all pages of a kind. */
export const PAGE_KINDS = {
  landing: '/x/',
  introduction: '/x/introduction/',
  'product overview': '/x/react-data-grid/',
  'grid guide': '/x/react-data-grid/column-definition/',
  'picker guide': '/x/react-date-pickers/date-picker/',
  'charts guide': '/x/react-charts/bars/',
  'tree guide': '/x/react-tree-view/rich-tree-view/items/',
  'API page': '/x/api/tree-view/rich-tree-view/',
  'not found': '/x/react-data-grid/sortng/',
} as const;
