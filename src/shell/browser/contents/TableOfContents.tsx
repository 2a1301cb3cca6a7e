import { useMemo } from 'react';
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

/** "On this page", beside the article on screens of at least 1,440 px. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const t = useTranslate();
  const ids = useMemo(() => entries.map((entry) => entry.id), [entries]);
  const { activeId, activate } = useActiveHeading(ids);
  return (
    <nav className={styles.toc} aria-label={t('pageTOC')}>
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
