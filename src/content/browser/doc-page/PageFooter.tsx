import { useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useLongDate, useTranslate } from '@site/src/base/browser/messages';
import { usePreloadOnScreen } from '@site/src/delivery/browser/client-navigation';
import { ArrowRightIcon, PencilIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './DocPage.module.css';

interface PageFooterProps {
  readonly editUrl?: string | null;
  /** When the page was last changed, in ms since 1970. */
  readonly lastUpdatedAt?: number | null;
  readonly previous?: PropNavigationLink;
  readonly next?: PropNavigationLink;
  /** Rendered first: the question whether the page helped. */
  readonly children?: ReactNode;
}

/** The footer of a page: edit link, date of the last change, previous and next page. */
export function PageFooter(props: PageFooterProps) {
  const { editUrl, lastUpdatedAt, previous, next, children } = props;
  const t = useTranslate();
  const neighborsRef = useRef<HTMLElement>(null);
  usePreloadOnScreen(neighborsRef, next?.permalink);
  return (
    <footer className={styles.footer}>
      {children}
      <div className={styles.meta}>
        {editUrl && (
          <a href={editUrl} className={styles.edit} target="_blank" rel="noopener">
            <PencilIcon width={16} height={16} />
            {t('editPage')}
          </a>
        )}
        {lastUpdatedAt && <LastUpdate at={new Date(lastUpdatedAt).toISOString()} />}
      </div>
      {(previous || next) && (
        <nav ref={neighborsRef} className={styles.neighbors} aria-label={t('navPagination')}>
          {previous && (
            <Link to={previous.permalink} className={styles.neighbor} rel="prev">
              <span className={styles.neighborLabel}>{t('navPrevious')}</span>
              <span className={styles.neighborTitle}>
                <ArrowRightIcon className={styles.arrowBack} width={16} height={16} />
                {previous.title}
              </span>
            </Link>
          )}
          {next && (
            <Link to={next.permalink} className={styles.neighbor} data-next="" rel="next">
              <span className={styles.neighborLabel}>{t('navNext')}</span>
              <span className={styles.neighborTitle}>
                {next.title}
                <ArrowRightIcon className={styles.arrow} width={16} height={16} />
              </span>
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}

function LastUpdate({ at }: { readonly at: string }) {
  const t = useTranslate();
  const date = useLongDate(at);
  return <time dateTime={at}>{t('lastUpdate', { date })}</time>;
}
