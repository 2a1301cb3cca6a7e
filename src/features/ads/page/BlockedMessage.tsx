import { useTranslate } from '@site/src/features/i18n';
import styles from './BlockedMessage.module.css';

/** A kind word to readers who block ads. */
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
