import { useTranslate } from '@site/src/base/browser/messages';
import styles from './BlockedMessage.module.css';

/** Asks readers who block ads to allow them. */
export function BlockedMessage() {
  const t = useTranslate();
  return (
    <div className={styles.message}>
      <p>{t('likeMui')}</p>
      <p>{t('adblock')}</p>
      <p>
        {t('thanks')}{' '}
        <span role="img" aria-label={t('emojiLove')}>
          ❤️
        </span>
      </p>
    </div>
  );
}
