import { createBrowserHistory, type History, type Location } from 'history';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import loadRoute from './loadRoute';

type Listener = Parameters<History['listen']>[0];

/**
 * The browser's history, but listeners are notified of a change only when the new page has loaded.
 * Until then, the current page stays. If the reader navigates again in the meantime, listeners
 * receive only the last location.
 */
export function createPendingHistory(): History {
  const history = createBrowserHistory();
  const listeners = new Set<Listener>();
  let shown: Location | null = null;
  let wanted = history.location;

  const announce = (location: Location) =>
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: shown, location });

  announce(wanted);
  shown = wanted;
  history.listen((location, action) => {
    wanted = location;
    const finish = announce(location);
    void loadRoute(normalizeLocation(location).pathname).then(() => {
      finish();
      if (wanted === location) {
        shown = location;
        listeners.forEach((listener) => listener(location, action));
      }
    });
  });

  return Object.create(history, {
    listen: {
      value: (listener: Listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  }) as History;
}
