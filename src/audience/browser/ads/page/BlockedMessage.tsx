import { useTranslate } from '@site/src/base/browser/messages';
import styles from './BlockedMessage.module.css';

/** Asks readers who block ads to allow them. */
export function BlockedMessage() {
  const t = useTranslate();
  return (
    <div className={styles.message}>
      <p>{t('ads.likeMui')}</p>
      <p>{t('ads.adblock')}</p>
      <p>
        {t('ads.thanks')}{' '}
        <span role="img" aria-label={t('ads.emojiLove')}>
          ❤️
        </span>
      </p>
    </div>
  );
}
