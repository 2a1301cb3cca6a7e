import { useTranslate } from '@site/src/base/browser/messages';
import styles from './BlockedMessage.module.css';

/** Asks readers who block ads to allow them. */
export function BlockedMessage() {
  const t = useTranslate();
  return (
    <div className={styles.message}>
      <p>{t('ads.helpful')}</p>
      <p>{t('ads.adBlocker')}</p>
      <p>
        {t('ads.thanks')}{' '}
        <span role="img" aria-label={t('ads.love')}>
          ❤️
        </span>
      </p>
    </div>
  );
}
