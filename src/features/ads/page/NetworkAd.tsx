import { useEffect, useRef } from 'react';
import type { AdServices } from '@site/src/shared/services';
import styles from './NetworkAd.module.css';

const SCRIPT_URL = 'https://cdn.carbonads.com/carbon.js';
const SCRIPT_ID = '_carbonads_js';

interface NetworkAdProps {
  readonly network: NonNullable<AdServices['network']>;
  /** Another ad is shown instead. This one stays mounted, so that a late ad can still replace it. */
  readonly isHidden: boolean;
}

/** Where the ad network's script draws: beside itself. */
export function NetworkAd({ network, isHidden }: NetworkAdProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const { id, placement } = network;

  useEffect(() => {
    const place = placeRef.current;
    // Effects run twice while developing: what is gone at once must not have asked for an ad.
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.id = SCRIPT_ID;
      script.async = true;
      script.src = `${SCRIPT_URL}?${new URLSearchParams({ serve: id, placement })}`;
      place?.append(script);
    }, 0);
    return () => {
      clearTimeout(timer);
      // React knows nothing of what the script has put there.
      place?.replaceChildren();
    };
  }, [id, placement]);

  return <div ref={placeRef} className={styles.place} hidden={isHidden} />;
}
