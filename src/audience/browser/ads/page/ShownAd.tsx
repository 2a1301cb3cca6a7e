import { useState } from 'react';
import messages from '@generated/docs-translations/default/ads.json';
import type { AdServices } from '@site/src/base/shared/services';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { OptionalBoundary } from '@site/src/base/browser/lazy';
import { reportAdCrash } from '../model/adEvents';
import { adLabel, chooseAd, isRendered } from '../model/adMachine';
import { chooseInHouseAd } from '../model/inHouseAds';
import { AdFrame } from './AdFrame';
import { BlockedMessage } from './BlockedMessage';
import { InHouseAd } from './InHouseAd';
import { NetworkAd } from './NetworkAd';
import { PAGE_SHAPE as shape } from './pageShape';
import { useAdState } from './useAdState';

/** The ad of a page: the network's, an in-house ad, or a message to readers who block ads. */
function ShownPageAd({ network }: Pick<AdServices, 'network'>) {
  const [random] = useState(() => ({ message: Math.random(), inHouse: Math.random() }));
  const state = useAdState(network !== undefined);
  const polled = chooseAd(state, random, navigator.userAgent);
  // Without a network, there is nothing to wait for and nothing to block.
  const kind = network === undefined && polled !== 'none' ? 'in-house' : polled;
  const label = adLabel(kind, shape);

  if (kind === 'none') {
    return null;
  }
  return (
    <OptionalBoundary onCrash={() => reportAdCrash(label)}>
      <AdFrame
        ad={random}
        label={label}
        isRendered={isRendered(kind, state)}
        shape={kind === 'message' ? 'message' : shape}
      >
        {network && <NetworkAd network={network} isHidden={kind !== 'network'} />}
        {kind === 'message' && <BlockedMessage />}
        {kind.startsWith('in-house') && (
          <InHouseAd ad={chooseInHouseAd(random.inHouse)} shape={shape} />
        )}
      </AdFrame>
    </OptionalBoundary>
  );
}

export const ShownAd = withLazyMessages(messages, ShownPageAd);
