import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Problems } from '../code/Problems';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import styles from './SharedNotice.module.css';

interface SharedNoticeProps {
  readonly shared: ReaderTheme;
  /** Whether the reader has a theme that it would replace. */
  readonly hasOwn: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** Asks whether the theme of the address, which the preview shows, should be opened. */
export function SharedNotice({ shared, hasOwn, onAccept, onReject }: SharedNoticeProps) {
  const t = useTranslate();
  const { dropped, stored } = shared;
  return (
    <section className={styles.notice} aria-label={t('studio.sharedTitle')}>
      <div className={styles.text} role="status">
        <p className={styles.title}>{t('studio.sharedTitle')}</p>
        <p>{t(hasOwn ? 'studio.sharedReplaces' : 'studio.sharedText')}</p>
        {stored.files.length > 0 && <p>{t('studio.sharedCode')}</p>}
        {dropped.length > 0 && <p>{t('studio.sharedDropped', { count: dropped.length })}</p>}
      </div>
      {dropped.length > 0 && (
        <details className={styles.lost}>
          <summary>{t('studio.lost')}</summary>
          <Problems problems={dropped} />
        </details>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onAccept}>
          {t(hasOwn ? 'studio.sharedReplace' : 'studio.sharedOpen')}
        </Button>
        <Button onClick={onReject}>
          {t(hasOwn ? 'studio.sharedKeep' : 'studio.sharedDiscard')}
        </Button>
      </div>
    </section>
  );
}
