import { useEffect, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { adClickAttributes, useAdDisplay } from '../model/adEvents';
import { FEED_TIMEOUT_MS, fetchFeedAd, type FeedAd } from '../model/feed';
import { DEMO_AD_LABEL } from './demoAdLabel';
import styles from './DemoAd.module.css';

/**
 * The first ad of the feed as one line. Renders nothing until it has loaded, or if there is none.
 */
export function SponsorLine({ feedId }: { readonly feedId: string }) {
  const t = useTranslate();
  const [identity] = useState(() => ({}));
  const ad = useFeedAd(feedId);
  useAdDisplay(identity, ad && DEMO_AD_LABEL);
  if (!ad) {
    return null;
  }
  return (
    <>
      <a
        className={styles.line}
        href={ad.link}
        target="_blank"
        rel="noopener sponsored"
        {...adClickAttributes(DEMO_AD_LABEL)}
      >
        <span className={styles.badge}>{t('adLabel')}</span>
        <span className={styles.text}>
          {ad.name && <b>{`${ad.name} - `}</b>}
          <span>{ad.description}</span>
        </span>
      </a>
      {ad.impressions.map((url, index) => (
        <img key={index} src={url} alt="" hidden referrerPolicy="origin" />
      ))}
    </>
  );
}

function useFeedAd(feedId: string): FeedAd | null {
  const [ad, setAd] = useState<FeedAd | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), FEED_TIMEOUT_MS);
    void fetchFeedAd(feedId, controller.signal).then((found) => {
      clearTimeout(timer);
      if (!controller.signal.aborted) {
        setAd(found);
      }
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [feedId]);
  return ad;
}
