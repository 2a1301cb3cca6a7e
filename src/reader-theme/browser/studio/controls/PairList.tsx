import { useTranslate } from '@site/src/base/browser/messages';
import { isReadable, type ContrastPair } from '../model/contrast';
import styles from './Controls.module.css';

/**
 * Text pairs as they look, each with its contrast. Those of the theme below 4.5:1 are marked; a reader
 * who has chosen nothing has nothing to correct.
 */
export function PairList({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.pairList}>
      {pairs.map((pair) => {
        const { use, foreground, background, ratio, isOwn } = pair;
        const isLow = !isReadable(pair);
        return (
          <li
            key={use}
            className={styles.pair}
            data-low={(isLow && isOwn) || undefined}
            data-hard={isLow || undefined}
            tabIndex={isLow ? -1 : undefined}
          >
            <span
              className={styles.sample}
              style={{ color: foreground, background }}
              data-pair-sample=""
              aria-hidden="true"
            >
              Aa
            </span>
            {t(`studio.pairs.${use}`)}
            <span className={styles.ratio}>{`${ratio.toFixed(1)}:1`}</span>
            {isLow && isOwn && <span aria-hidden="true">⚠</span>}
            {isLow && <span className="visually-hidden">{t('studio.lowContrast')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
