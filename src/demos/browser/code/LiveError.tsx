import { useTranslate } from '@site/src/base/browser/messages';
import { useDemo } from '../model/DemoContext';
import styles from './LiveError.module.css';

/** Why the reader's code doesn't run: between the demo and the code, and in view beside both. */
export function LiveError() {
  const t = useTranslate();
  const { liveError } = useDemo();
  return (
    <div aria-live="polite" className={styles.error}>
      {liveError && t('demo.editError', { message: liveError })}
    </div>
  );
}
