/** The navigation tree: its entry type and pure functions, without file access. */

import { lowerFirst, upperFirst } from '../../base/shared/letterCase';
import type { PaidPlan, Plan } from './plans';

export interface NavEntry {
  /**
   * The path of the page, `…-group` for a group without a page, or an external URL. Unique in the
   * tree.
   */
  readonly pathname: string;
  /** The label. Default: derived from the pathname. */
  readonly title?: string;
  /** Set for a section label, which is plain text above visible, unindented children. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
  /** The lowest plan that includes the feature. Default: `community`. Children don't inherit it. */
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  /** Shown as "Preview". */
  readonly unstable?: boolean;
  /** Announced: a page that doesn't exist yet is shown without a link. */
  readonly planned?: boolean;
  /** A page of `src/pages` or of a plugin, without a document. */
  readonly sitePage?: boolean;
}

/** The data of an entry besides Docusaurus's own fields, passed as `customProps`. */
export interface NavItemProps {
  /** The key of the translated title: `pages.<pathname>`. */
  readonly pathname: string;
  readonly plan?: PaidPlan;
  readonly newFeature?: true;
  readonly unstable?: true;
  readonly planned?: true;
  readonly subheader?: true;
}

export function isExternal(pathname: string): boolean {
  return /^https?:\/\//.test(pathname);
}

/**
 * The label of an entry: the section label, the explicit title, or one derived from the last
 * segment of its path.
 */
export function entryTitle(entry: NavEntry): string {
  return entry.subheader ?? entry.title ?? titleFromPathname(entry.pathname);
}

/**
 * `/x/react-data-grid/row-height` → `Row height`; `/x/api/charts/bar-chart` → `BarChart`;
 * `/x/api/…/use-grid-api-ref` → `useGridApiRef`.
 */
export function titleFromPathname(pathname: string): string {
  const path = (pathname.split('#', 1)[0] ?? '').replace(/\/$/, '');
  const segment = path.slice(path.lastIndexOf('/') + 1);
  if (path.includes('/api/')) {
    const pascal = segment.split('-').map(upperFirst).join('');
    return segment.startsWith('use-') ? lowerFirst(pascal) : pascal;
  }
  return upperFirst(segment.replace(/^react-/, '').replaceAll('-', ' '));
}

/** Every entry of the tree, parents before their children. */
export function* walkEntries(entries: readonly NavEntry[]): Generator<NavEntry> {
  for (const entry of entries) {
    yield entry;
    yield* walkEntries(entry.children ?? []);
  }
}
