import fs from 'node:fs';
import path from 'node:path';

/** Paths of every page of the build, from its sitemap. */
export function allPaths(): string[] {
  const sitemap = fs.readFileSync(path.resolve('build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
}

/** One page of each kind: what holds for all pages of a kind is tested on these. */
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
