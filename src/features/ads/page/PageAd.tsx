import { useLocation } from '@docusaurus/router';
import { OptionalBoundary, useOptionalImport } from '@site/src/features/optional-parts';
import { useServices } from '@site/src/features/docs-config';
import { useAdsDisabled } from '../AdPolicy';
import styles from './PageAd.module.css';

const loadAd = () => import(/* webpackChunkName: "ads" */ './ShownAd');

/**
 * Room for the ad of a page, and the ad when it is there. The room is part of the static page and
 * never changes its size; builds without page ads have none (see `--x-ad-display`).
 */
export function PageAd() {
  const isDisabled = useAdsDisabled();
  const { ads } = useServices();
  const { pathname } = useLocation();
  const ad = useOptionalImport(ads?.onPages && !isDisabled ? loadAd : null);
  if (isDisabled) {
    return null;
  }
  return (
    <div className={styles.room}>
      {ad && (
        // Crashes of what is drawn are reported inside; this is for the rest.
        <OptionalBoundary key={pathname}>
          <ad.ShownAd network={ads?.network} />
        </OptionalBoundary>
      )}
    </div>
  );
}
