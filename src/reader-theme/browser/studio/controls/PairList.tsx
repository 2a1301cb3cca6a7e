import { useTranslate } from '@site/src/base/browser/messages';
import { isReadable, type ContrastPair } from '../model/contrast';
import styles from './Controls.module.css';

/** Text pairs as they look, each with its contrast. Those below 4.5:1 are marked. */
export function PairList({ pairs }: { readonly pairs: readonly ContrastPair[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.pairList}>
      {pairs.map((pair) => {
        const { use, foreground, background, ratio } = pair;
        const isGood = isReadable(pair);
        return (
          <li key={use} className={styles.pair} data-low={!isGood || undefined}>
            <span
              className={styles.sample}
              style={{ color: foreground, background }}
              data-pair-sample=""
              aria-hidden="true"
            >
              Aa
            </span>
            {t(`studio.pairs.${use}`)}
            <span className={styles.ratio}>{ratio.toFixed(1)}</span>
            {!isGood && (
              <>
                <span aria-hidden="true">⚠</span>
                <span className="visually-hidden">{t('studio.lowContrast')}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
