import { useTranslate } from '@site/src/base/browser/messages';
import { CheckIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './FeatureMark.module.css';

/** Whether a plan includes a feature: a check mark or a dash, with a text alternative. */
export function FeatureMark({ included }: { readonly included: 'true' | 'false' }) {
  const t = useTranslate();
  return included === 'true' ? (
    <CheckIcon
      className={styles.included}
      role="img"
      aria-hidden={undefined}
      aria-label={t('features.included')}
    />
  ) : (
    <span className={styles.missing} role="img" aria-label={t('features.notIncluded')}>
      –
    </span>
  );
}
