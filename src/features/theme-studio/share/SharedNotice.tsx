import { useTranslate } from '@site/src/features/i18n';
import { Button } from '@site/src/features/ui';
import type { SharedTheme } from './useSharedTheme';
import styles from './SharedNotice.module.css';

interface SharedNoticeProps {
  readonly shared: SharedTheme;
  /** Whether the reader has a theme that it would replace. */
  readonly hasOwn: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** Asks whether the theme of the address, which the preview shows, should be opened. */
export function SharedNotice({ shared, hasOwn, onAccept, onReject }: SharedNoticeProps) {
  const t = useTranslate();
  return (
    <section className={styles.notice} aria-label={t('studio.sharedTitle')}>
      <div className={styles.text} role="status">
        <p className={styles.title}>{t('studio.sharedTitle')}</p>
        <p>{t(hasOwn ? 'studio.sharedReplaces' : 'studio.sharedText')}</p>
        {shared.dropped > 0 && <p>{t('studio.sharedDropped', { count: shared.dropped })}</p>}
      </div>
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
