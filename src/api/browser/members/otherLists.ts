import type { ApiPageData } from '@site/src/api/shared/apiPage';
import type { DisplaySection } from '@site/src/api/browser/display';
import { classItem, filterItems, propItem, slotItem } from './memberItem';

/** A list of the page that contains what another doesn't. */
export interface OtherList {
  readonly section: DisplaySection | 'inherited';
  /** The anchor of its heading. */
  readonly anchor: string;
  readonly count: number;
}

export type PageLists = Pick<ApiPageData, 'kind'> &
  Partial<Pick<ApiPageData, 'name' | 'members' | 'slots' | 'classes' | 'inherited'>>;

/** The other lists of a page in which a query finds something. */
export function otherLists(page: PageLists, own: DisplaySection, query: string): OtherList[] {
  const { classes = [], inherited = [], kind, members = [], name = '', slots = [] } = page;
  const inheritedProps = inherited.flatMap(({ props }) =>
    props.map((prop) => propItem(name, { type: [], ...prop }, null)),
  );
  const lists = [
    {
      section: 'props' as const,
      anchor: kind === 'component' ? 'props' : 'properties',
      items: members.map((member) => propItem(name, member, null)),
    },
    { section: 'inherited' as const, anchor: 'inheritance', items: inheritedProps },
    {
      section: 'slots' as const,
      anchor: 'slots',
      items: slots.map((slot) => slotItem(name, slot, null)),
    },
    {
      section: 'classes' as const,
      anchor: 'classes',
      items: classes.map((entry) => classItem(name, entry, null)),
    },
  ];
  return lists
    .filter(({ section }) => section !== own)
    .map(({ anchor, items, section }) => ({
      section,
      anchor,
      count: filterItems(items, query).length,
    }))
    .filter(({ count }) => count > 0);
}

/** A page about a whole product. */
export interface CatalogLink {
  readonly part: 'index' | 'methods' | 'events';
  readonly to: string;
}

/** The index of a product and, for the grid, its methods and events, in the major of a page. */
export function catalogLinks(product: ApiPageData['product'], pathname: string): CatalogLink[] {
  const root = pathname.replace(/(?:api|react-data-grid)\/.*$/, '');
  const index: CatalogLink = { part: 'index', to: `${root}api/${product}/` };
  const catalogs: CatalogLink[] = [
    { part: 'methods', to: `${root}react-data-grid/api-object/` },
    { part: 'events', to: `${root}react-data-grid/events/` },
  ];
  const others = product === 'data-grid' && !/\/v4\//.test(pathname) ? catalogs : [];
  return [index, ...others].filter(({ to }) => to !== pathname);
}
