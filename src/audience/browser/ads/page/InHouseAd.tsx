import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/base/browser/messages';
import { adClickAttributes } from '../model/adEvents';
import type { AdShape } from '../model/adMachine';
import type { InHouseAd as Ad } from '../model/inHouseAds';
import styles from './InHouseAd.module.css';

interface InHouseAdProps {
  readonly ad: Ad;
  readonly shape: AdShape;
}

/** An in-house ad: a picture with text, or a single line. */
export function InHouseAd({ ad, shape }: InHouseAdProps) {
  const t = useTranslate();
  const image = useBaseUrl(`/img/ads-in-house/${ad.name}.svg`);
  return (
    <a
      className={styles.ad}
      data-shape={shape}
      href={ad.link}
      target="_blank"
      rel="noopener sponsored"
      {...adClickAttributes(ad.label)}
    >
      {shape === 'image' ? (
        <img className={styles.image} src={image} alt="" width={130} height={100} />
      ) : (
        <span className={styles.badge}>{t('adLabel')}</span>
      )}
      <span className={styles.text}>
        <span className={styles.description}>
          <b>{t(`ads.inHouse.${ad.name}.title`)}</b> -{' '}
          <span>{t(`ads.inHouse.${ad.name}.description`)}</span>
        </span>
        {shape === 'image' ? (
          <span className={styles.publisher}>{t('ads.publisher', { publisher: 'MUI' })}</span>
        ) : (
          <span className={styles.start}>{t('ads.getStarted')}</span>
        )}
      </span>
    </a>
  );
}
