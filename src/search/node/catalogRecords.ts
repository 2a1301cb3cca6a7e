import { EVENT_DESCRIPTIONS, SELECTOR_DESCRIPTIONS } from '../../api/node';
import type { ApiModel } from '../../api/shared/apiModel';
import { catalogAnchor } from '../../api/shared/apiNames';
import type { SearchRecord } from '../shared/records';
import { firstSentence, toPlainText } from './plainText';
import type { PageOutline } from './readPages';

const TEXT_LENGTH = 110;

/** Events and selectors of the grid, which are on the guides that list them. */
export function toCatalogRecords(
  api: ApiModel,
  pages: readonly PageOutline[],
  crumbsOf: (page: PageOutline) => readonly string[],
): SearchRecord[] {
  const { events = [], selectors = [] } = api.products['data-grid'] ?? {};
  return pages.flatMap((page) =>
    page.catalogs.flatMap((catalog) => {
      const kind = catalog === 'Events' ? 'event' : 'selector';
      const ownDescriptions = catalog === 'Events' ? EVENT_DESCRIPTIONS : SELECTOR_DESCRIPTIONS;
      return (catalog === 'Events' ? events : selectors).map(
        ({ name, description, plan }): SearchRecord => ({
          kind,
          name,
          text: firstSentence(toPlainText(ownDescriptions[name] ?? description), TEXT_LENGTH),
          product: page.product,
          ...(plan && { plan }),
          path: `${page.path}#${catalogAnchor(kind, name)}`,
          crumbs: crumbsOf(page),
          words: [],
          owners: [],
        }),
      );
    }),
  );
}
