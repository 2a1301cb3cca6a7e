/** The navigation tree: its entry type and the pure functions on it. No file access here. */

export type Plan = 'community' | 'pro' | 'premium';

export interface NavEntry {
  /** Address of the page, `…-group` for a group without a page, or an external URL. Unique in the tree. */
  readonly pathname: string;
  /** Label. Default: derived from the pathname. */
  readonly title?: string;
  /** Set on a section label: always open, plain text, its children not indented. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
  /** Lowest plan that includes the feature. Default `community`. Not inherited by children. */
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  /** Shown as "Preview". */
  readonly unstable?: boolean;
  /** Announced: a page that is not written yet is shown without a link. */
  readonly planned?: boolean;
  /** A page of `src/pages` or of a plugin: there is no document for it. */
  readonly sitePage?: boolean;
}

/** What the menu needs beyond Docusaurus's own item fields. Rides along as `customProps`. */
export interface NavItemProps {
  /** Key of the translated title: `pages.<pathname>`. */
  readonly pathname: string;
  readonly plan?: 'pro' | 'premium';
  readonly newFeature?: true;
  readonly unstable?: true;
  readonly planned?: true;
  readonly subheader?: true;
}

export function isExternal(pathname: string): boolean {
  return /^https?:\/\//.test(pathname);
}

/** Label of an entry: section label, given title, or one made from the last segment of its path. */
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
    return segment.startsWith('use-') ? pascal.charAt(0).toLowerCase() + pascal.slice(1) : pascal;
  }
  return upperFirst(segment.replace(/^react-/, '').replaceAll('-', ' '));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Every entry of the tree, parents before their children. */
export function* walkEntries(entries: readonly NavEntry[]): Generator<NavEntry> {
  for (const entry of entries) {
    yield entry;
    yield* walkEntries(entry.children ?? []);
  }
}

/** Entries without children, in reading order: the pages. */
export function leafEntries(entries: readonly NavEntry[]): NavEntry[] {
  return [...walkEntries(entries)].filter((entry) => !entry.children?.length);
}
