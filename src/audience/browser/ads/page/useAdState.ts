import { useEffect, useReducer } from 'react';
import {
  checkPlacement,
  INITIAL_AD_STATE,
  isPolling,
  POLL_INTERVAL_MS,
  type AdState,
  type Placement,
} from '../model/adMachine';

const PLACEMENTS = '.ea-placement, #carbonads, .carbonads';
/** The link that the network renders when it has sold out. */
const BACKERS_LINK = 'https://material-ui-next.com/discover-more/backers';

/** Checks what the document currently contains. */
function findPlacement(root: ParentNode): Placement {
  if (!root.querySelector(PLACEMENTS)) {
    return 'missing';
  }
  const links = [...root.querySelectorAll('#carbonads a')];
  return links.some((link) => link.getAttribute('href') === BACKERS_LINK) ? 'sold-out' : 'filled';
}

/**
 * Polls for the network's ad, starting immediately.
 *
 * @param isEnabled false if no ad network is configured
 */
export function useAdState(isEnabled: boolean): AdState {
  const [state, report] = useReducer(checkPlacement, INITIAL_AD_STATE);
  const isActive = isEnabled && isPolling(state);

  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const look = () => report(findPlacement(document));
    look();
    const timer = setInterval(look, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isActive]);

  return state;
}
