import { useEffect, useRef } from 'react';
import type { AdServices } from '@site/src/base/shared/services';
import styles from './NetworkAd.module.css';

const SCRIPT_URL = 'https://cdn.carbonads.com/carbon.js';
const SCRIPT_ID = '_carbonads_js';

interface NetworkAdProps {
  readonly network: NonNullable<AdServices['network']>;
  /**
   * Whether another ad is shown instead. This one stays mounted, so that a late ad can still
   * replace it.
   */
  readonly isHidden: boolean;
}

/** The element in which the network's script inserts its ad. */
export function NetworkAd({ network, isHidden }: NetworkAdProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const { id, placement } = network;

  useEffect(() => {
    const place = placeRef.current;
    // In development, effects run twice; the first run must not request an ad.
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.id = SCRIPT_ID;
      script.async = true;
      script.src = `${SCRIPT_URL}?${new URLSearchParams({ serve: id, placement })}`;
      place?.append(script);
    }, 0);
    return () => {
      clearTimeout(timer);
      // React doesn't know about the elements that the script inserted.
      place?.replaceChildren();
    };
  }, [id, placement]);

  return <div ref={placeRef} className={styles.place} hidden={isHidden} />;
}
