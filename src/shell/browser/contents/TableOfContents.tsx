import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { shownEntries } from './shownEntries';
import { TocList, type TocEntry } from './TocList';
import { useActiveHeading } from './useActiveHeading';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
}

/** The distance that the active entry keeps from the edges of the column, which fade out, in px. */
const EDGE = 48;

/** "On this page", beside the article on screens of at least 1,440 px. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const t = useTranslate();
  const ids = useMemo(() => entries.map((entry) => entry.id), [entries]);
  const { activeId, activate } = useActiveHeading(ids);
  const navRef = useRef<HTMLElement>(null);

  // `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const column = navRef.current?.parentElement;
    const entry = column?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (column && entry) {
      const { bottom, top } = column.getBoundingClientRect();
      const above = entry.top - top - EDGE;
      const below = entry.bottom - bottom + EDGE;
      column.scrollTop += Math.min(above, 0) + Math.max(below, 0);
    }
  }, [activeId]);

  return (
    <nav ref={navRef} className={styles.toc} aria-label={t('pageTOC')}>
      <p className={styles.title} aria-hidden="true">
        {t('tableOfContents')}
      </p>
      <PartBoundary>
        <TocList
          entries={shownEntries(entries, activeId)}
          activeId={activeId}
          onSelect={activate}
        />
      </PartBoundary>
    </nav>
  );
}

/** The same list, collapsed at the top of the article, on narrower screens. */
export function FoldedTableOfContents({ entries }: TableOfContentsProps) {
  const t = useTranslate();
  return (
    <details className={styles.folded}>
      <summary>
        {t('tableOfContents')}
        <ChevronIcon className={styles.chevron} width={14} height={14} />
      </summary>
      <TocList entries={entries} activeId={null} />
    </details>
  );
}
