import { useLocation } from '@docusaurus/router';
import { OptionalBoundary, useLazy } from '@site/src/features/lazy';
import { useServices } from '@site/src/features/docs-config';
import { useAdsDisabled } from '../AdPolicy';
import styles from './PageAd.module.css';

const loadAd = () => import(/* webpackChunkName: "ads" */ './ShownAd');

/**
 * Reserves space for the ad of a page, and renders the ad. The space is part of the static page and
 * never changes its size; builds without page ads reserve none (see `--x-ad-display`).
 */
export function PageAd() {
  const isDisabled = useAdsDisabled();
  const { ads } = useServices();
  const { pathname } = useLocation();
  const isShown = ads?.onPages === true && !isDisabled;
  const { value: ad } = useLazy(loadAd, isShown);
  if (isDisabled) {
    return null;
  }
  return (
    <div className={styles.reservedSpace}>
      {isShown && ad && (
        // Crashes of an ad are reported inside; this boundary catches all others.
        <OptionalBoundary key={pathname}>
          <ad.ShownAd network={ads?.network} />
        </OptionalBoundary>
      )}
    </div>
  );
}
