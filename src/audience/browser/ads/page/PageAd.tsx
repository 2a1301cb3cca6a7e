import { useLocation } from '@docusaurus/router';
import { OptionalBoundary, useLazy } from '@site/src/base/browser/lazy';
import { useServices } from '@site/src/base/browser/docs-config';
import { useAdsDisabled } from '../AdPolicy';
import { reportAdCrash } from '../model/adEvents';
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
        // A crash of an ad is reported inside, with its label; here, before it had one.
        <OptionalBoundary key={pathname} onCrash={() => reportAdCrash(null)}>
          <ad.ShownAd network={ads?.network} />
        </OptionalBoundary>
      )}
    </div>
  );
}
