import { useMemo, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import type { DisplaySection } from '@site/src/api/browser/display';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { SearchOnDemand, useSearchDialog } from '@site/src/search/browser';
import { catalogLinks, otherLists, type PageLists } from './otherLists';
import styles from './NothingFound.module.css';

/** The messages that name the other lists. */
const NAMES = {
  props: 'api-docs.props',
  inherited: 'api-docs.inherited',
  slots: 'api-docs.slots',
  classes: 'api-docs.classes',
  index: 'api-docs.nothingIndex',
  methods: 'api-docs.nothingMethods',
  events: 'api-docs.events',
} as const;

interface NothingFoundProps {
  readonly page: PageLists & Pick<ApiPageData, 'product'>;
  readonly section: DisplaySection;
  readonly query: string;
}

/** In place of an empty list: where else the text may be, and the search. */
export function NothingFound({ page, query, section }: NothingFoundProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const search = useSearchDialog();
  const lists = useMemo(() => otherLists(page, section, query), [page, section, query]);
  return (
    <div className={styles.nothing}>
      <p>{t('api-docs.nothing', { query })}</p>
      <Button
        ref={buttonRef}
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => search.open(query)}
        onPointerEnter={search.prepare}
        onFocus={search.prepare}
      >
        {t('api-docs.nothingSearch', { query })}
      </Button>
      <ul aria-label={t('api-docs.nothingElsewhere')} className={styles.links}>
        {lists.map(({ anchor, count, section: other }) => (
          <li key={other}>
            <a href={`#${anchor}`}>
              {t('api-docs.nothingInList', { list: t(NAMES[other]), count })}
            </a>
          </li>
        ))}
        {catalogLinks(page.product, pathname).map(({ part, to }) => (
          <li key={part}>
            <SiteLink to={to}>{t(NAMES[part])}</SiteLink>
          </li>
        ))}
      </ul>
      <SearchOnDemand search={search} opener={buttonRef} />
    </div>
  );
}
