import { OptionalBoundary, useLazy } from '@site/src/base/browser/lazy';
import { useServices } from '@site/src/base/browser/docs-config';
import { useAdsDisabled } from '../AdPolicy';
import { reportAdCrash } from '../model/adEvents';
import { DEMO_AD_LABEL } from './demoAdLabel';
import styles from './DemoAd.module.css';

const loadLine = () => import(/* webpackChunkName: "demo-ad" */ './SponsorLine');

interface DemoAdProps {
  /** Whether the author of the demo disabled the ad below it. */
  readonly isDisabled?: boolean;
}

/** The sponsor line below a demo. Builds without a feed render nothing. */
export function DemoAd({ isDisabled = false }: DemoAdProps) {
  const isPageDisabled = useAdsDisabled();
  const feedId = useServices().ads?.feedId;
  const isShown = feedId !== undefined && !isDisabled && !isPageDisabled;
  const { value: line } = useLazy(loadLine, isShown);
  if (!isShown) {
    return null;
  }
  return (
    <div className={styles.reservedSpace}>
      {line && (
        <OptionalBoundary onCrash={() => reportAdCrash(DEMO_AD_LABEL)}>
          <line.SponsorLine feedId={feedId} />
        </OptionalBoundary>
      )}
    </div>
  );
}
